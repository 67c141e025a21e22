/** Tests of the client in lines of text; the transcripts lie among the resources. */
@NullMarked
package checkers.client.plain;

import org.jspecify.annotations.NullMarked;
