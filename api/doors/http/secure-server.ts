import type { RequestListener, Server } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { endIdle, KEEP_ALIVE_MS } from './connection-limits.ts';
import { issuedFor } from './issued-for.ts';
import type { Certificate } from './certificate.ts';
import { timeHandshakes } from './handshake.ts';
import { sharedSessions } from './shared-sessions.ts';
import { endedWithoutBody } from './without-body.ts';

/** A connection that does not finish its handshake in this time is closed. */
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** What one connection may have open at once: a browser's tabs with their streams, and the files of a page. */
const MAX_STREAMS = 128;
/**
 * Bytes of a TLS record. One record fills one packet, so that the page that measures sees its bytes arrive one after
 * another; OpenSSL would hold them back until 16 kB are there.
 */
const RECORD_BYTES = 1_400;

/**
 * A server for HTTP/2 and HTTP/1.1 over TLS; it can be used like one of node:http. Without a certificate it has those that are issued
 * alone, and refuses connections to other hosts.
 */
export function createTlsServer(certificate: Certificate | null, listener: RequestListener): Server {
  const sockets = new Set<TLSSocket>();
  const server = createSecureServer({
    ...certificate?.pair,
    ...issuedFor,
    ...sharedSessions(),
    ...endedWithoutBody,
    allowHTTP1: true,
    http1Options: { keepAliveTimeout: KEEP_ALIVE_MS },
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    settings: { maxConcurrentStreams: MAX_STREAMS },
  });
  const { requestTimeout } = server as unknown as Server;
  timeHandshakes(server);
  certificate?.serveWith(server);
  // No answer arrives before a handshake is done: the end of one would wait for it for ever.
  server.prependListener('tlsClientError', (_error, socket: TLSSocket) => socket.destroy());
  server.on('request', (request, response) => {
    if (request.httpVersionMajor === 2) limitBody(request, requestTimeout);
    listener(request as never, response as never); // HTTP/2 requests have the same members
  });
  server.on('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(RECORD_BYTES);
    // The end of an answer would otherwise wait until its beginning is acknowledged: a round trip more over HTTP/1.1.
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session: ServerHttp2Session) => endIdle(session, KEEP_ALIVE_MS));
  const closeAllConnections = () => sockets.forEach((socket) => socket.destroy());
  return Object.assign(server as unknown as Server, { closeAllConnections });
}

/** Gives the body of an HTTP/2 request the time that node:http gives one of HTTP/1.1. */
function limitBody(request: Http2ServerRequest, timeoutMs: number): void {
  if (request.stream.endAfterHeaders) return;
  const timer = setTimeout(() => request.stream.close(constants.NGHTTP2_CANCEL), timeoutMs).unref();
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
