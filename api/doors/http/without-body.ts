// Nearly all requests have no body, and nobody listens for its end.
import { Readable } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';

/**
 * For servers: requests without a body are at their end from the beginning, and tell nobody. The events of a stream that nobody
 * reads cost a redirect as much as everything that we do for it.
 */
export const endedWithoutBody = { optimizeEmptyRequests: true } as const;

/** The body of a request for who reads it: one that is empty where the request itself has ended before they could hear it. */
export const audible = <Body extends Readable>(body: Body): Body | Readable =>
  body.readableEnded ? Readable.from([]) : body;

/** Lets whoever parses a body hear its end. */
export const endUnread: preParsingHookHandler = ({ headers }, _reply, body, done) =>
  done(null, headers['content-type'] ? audible(body as Readable) : body);
