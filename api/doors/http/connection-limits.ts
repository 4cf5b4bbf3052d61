// What one connection may cost: answers that nobody reads hold memory.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { Server as TlsServer, type TLSSocket } from 'node:tls';

/** So many requests may be sent ahead of the answers of one connection. */
const MOST_AHEAD = 32;
/** How long nothing may move on a connection with an unfinished answer, milliseconds; event streams break their silence after 12 s. */
const STALLED_MS = 180_000;

/** How long an idle connection is kept, milliseconds: longer than proxies keep theirs, which would otherwise send into one that just closed. */
export const KEEP_ALIVE_MS = 72_000;

/** Counts the answers of each connection that are not finished yet. */
export class UnfinishedAnswers {
  readonly #most: number;
  readonly #counts = new WeakMap<object, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a connection may have this answer besides; it counts until it is finished or broken off. */
  take(connection: object, response: ServerResponse): boolean {
    const count = this.#counts.get(connection) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(connection, count + 1);
    response.once('close', () => this.#counts.set(connection, this.#counts.get(connection)! - 1));
    return true;
  }
}

const ahead = new UnfinishedAnswers(MOST_AHEAD);

/** Whether a request of HTTP/1.1 may wait for the answers before its own; where too many do, the connection is closed. */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (ahead.take(socket, response)) return true;
  socket.destroy();
  return false;
}

/** Bytes that came and went on a connection. */
const moved = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;

/**
 * Closes connections of a server on which nothing has moved for `ms`, and at most a third longer, although an answer is not finished.
 * A timeout for each request would cost redirects a twentieth: only connections that stand still get one.
 */
export function closeStalled(server: Server, ms = STALLED_MS): void {
  const open = new Map<Socket, number>();
  const look = () => {
    for (const [socket, before] of open) {
      const now = moved(socket);
      // One with a timeout waits for its next request; Node sets that.
      if (now === before && !socket.timeout) socket.setTimeout((ms * 2) / 3);
      open.set(socket, now);
    }
  };
  const looking = setInterval(look, ms / 3).unref();
  server.once('close', () => clearInterval(looking));
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket & Partial<TLSSocket>) => {
    if (socket.alpnProtocol === 'h2') return; // its sessions have times of their own
    open.set(socket, -1);
    socket.once('close', () => open.delete(socket));
  });
}

/** Lets an HTTP/2 connection take no further requests after `ms` in which nothing moved, and ends it after as long again. */
export function endIdle(session: ServerHttp2Session, ms: number): void {
  session.setTimeout(ms, () => {
    if (session.closed) return session.destroy();
    session.close();
    endIdle(session, ms);
  });
}
