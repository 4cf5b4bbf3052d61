import { Server } from 'node:http';
import type { Socket } from 'node:net';
import { FastConnection } from './fast-connection.ts';
import type { RedirectHandler } from './redirect-handler.ts';

/** How often idle connections are looked at, milliseconds. */
const LOOK_MS = 1_000;
/** A connection that has brought nothing after so many looks is node:http's, which has limits for it. */
const MOST_SILENT_LOOKS = 5;

/**
 * Has redirects of a server answered without the parser and the streams of node:http, which take more time than all the rest of
 * a redirect. Every connection begins here; node:http gets it with the first request that `answer` or the reader leaves. Closing
 * idle or all connections of the server closes these as well.
 */
export function takeFastPath(
  server: Server,
  { answer, isLast }: { answer: RedirectHandler; isLast: () => boolean },
): void {
  const [toNode] = server.listeners('connection') as ((socket: Socket) => void)[];
  const connections = new Set<FastConnection>();
  let keepAlive = '';
  server.once('listening', () => (keepAlive = keepAliveLines(server.keepAliveTimeout)));
  const take = (socket: Socket) =>
    void connections.add(
      new FastConnection(socket, {
        keepAlive,
        answer,
        isLast,
        toNode: (given) => toNode!.call(server, given),
        onLeft: (connection) => connections.delete(connection),
      }),
    );
  server.removeListener('connection', toNode!);
  server.prependListener('connection', take);
  const looking = setInterval(() => lookAt(connections, server.keepAliveTimeout), LOOK_MS).unref();
  server.once('close', () => clearInterval(looking));
  Object.assign(server, {
    closeIdleConnections: () => {
      for (const one of connections) if (one.isIdle && one.hasAnswered) one.close();
      Server.prototype.closeIdleConnections.call(server);
    },
    closeAllConnections: () => {
      for (const { socket } of connections) socket.destroy();
      Server.prototype.closeAllConnections.call(server);
    },
  });
}

/** What node:http says with each answer of a connection that it keeps open for `ms` after it. */
const keepAliveLines = (ms: number): string =>
  `Connection: keep-alive\r\n${ms ? `Keep-Alive: timeout=${Math.floor(ms / 1_000)}\r\n` : ''}`;

/** Closes connections that were idle for longer than `keepAliveMs`, as node:http does. */
function lookAt(connections: Set<FastConnection>, keepAliveMs: number): void {
  for (const connection of connections) {
    if (!connection.isIdle) continue;
    const looks = ++connection.idleLooks;
    if (!connection.hasAnswered && looks > MOST_SILENT_LOOKS) connection.giveAway();
    else if (keepAliveMs && looks * LOOK_MS > keepAliveMs + LOOK_MS) connection.socket.destroy();
  }
}
