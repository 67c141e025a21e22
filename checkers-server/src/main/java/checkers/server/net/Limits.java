package checkers.server.net;

/**
 * What one client may cost.
 *
 * @param perAddress connections from one address; 0 for any number
 * @param perSecond frames per second and connection, in bursts of twice as many; 0 for any number
 */
public record Limits(int perAddress, int perSecond) {}
