// What one connection may cost: answers that nobody reads hold memory.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import { Socket } from 'node:net';

/** So many requests may be sent ahead of the answers of one connection. */
const MOST_AHEAD = 32;
/** How long nothing may move on a connection with an unfinished answer, milliseconds; event streams break their silence after 12 s. */
const STALLED_MS = 180_000;

const ahead = new WeakMap<Socket, number>();

/** Whether a request of HTTP/1.1 may wait for the answers before its own; where too many do, the connection is closed. */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const waiting = (ahead.get(socket) ?? 0) + 1;
  if (waiting > MOST_AHEAD) {
    socket.destroy();
    return false;
  }
  ahead.set(socket, waiting);
  response.once('close', () => ahead.set(socket, ahead.get(socket)! - 1));
  return true;
}

/** Closes connections of a server on which nothing has moved for `ms` although an answer is not finished. */
export function closeStalled(server: Server, ms = STALLED_MS): void {
  server.timeout = ms;
  // Sessions of HTTP/2 have times of their own.
  server.on('timeout', (connection: unknown) => void (connection instanceof Socket && connection.destroy()));
}

/** Lets an HTTP/2 connection take no further requests after `ms` in which nothing moved, and ends it after as long again. */
export function endIdle(session: ServerHttp2Session, ms: number): void {
  session.setTimeout(ms, () => {
    if (session.closed) return session.destroy();
    session.close();
    endIdle(session, ms);
  });
}
