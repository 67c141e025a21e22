/**
 * The wire protocol, version 1: what servers and clients say to each other, and the bytes of it.
 * {@code PROTOCOL.md} beside this file is the contract; its numbers are permanent.
 *
 * <p>Servers and clients call this package with byte arrays of their own network library. Frames
 * are immutable values whose text is clean by construction ({@link
 * checkers.core.protocol.CleanText}) and whose bytes always fit; whatever a stranger sends becomes
 * a frame or a {@link checkers.core.protocol.ProtocolException}, and nothing else.
 */
@NullMarked
package checkers.core.protocol;

import org.jspecify.annotations.NullMarked;
