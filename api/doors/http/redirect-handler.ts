import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request for a short code and returns true, or returns false for every other path. */
export type RedirectHandler = (request: IncomingMessage, response: ServerResponse) => boolean;
