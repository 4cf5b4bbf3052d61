import type { IncomingMessage, ServerResponse } from 'node:http';

/** Leads to a destination; nobody on the way may keep the answer. */
export function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'private, no-store', 'content-length': 0 });
  response.end();
}

/**
 * Whether a browser asks before anybody has clicked. It would answer the click itself from what it got, and the click would
 * be lost; refused, it asks again.
 */
export const isAhead = ({ headers }: IncomingMessage): boolean => {
  const purpose = headers['sec-purpose'];
  return purpose !== undefined && String(purpose).startsWith('prefetch');
};

/** Refuses to answer ahead of a click. */
export function refuseAhead(response: ServerResponse): void {
  response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
