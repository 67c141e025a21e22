/**
 * What {@code scripts/bench server} runs: the server and a bare Netty relay, each in a process of
 * its own, under the same load from this one. Measurements, not tests: nothing here can fail a
 * build.
 */
@NullMarked
package checkers.server.bench;

import org.jspecify.annotations.NullMarked;
