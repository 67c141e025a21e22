/** The server as a program: its command line, its log and its signals. */
@NullMarked
package checkers.server.main;

import org.jspecify.annotations.NullMarked;
