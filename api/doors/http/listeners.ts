import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { config } from '../../common/config.ts';
import { AddressConnections } from './address-connections.ts';
import { closeStalled, KEEP_ALIVE_MS, mayWait } from './connection-limits.ts';
import { isDraining } from './draining.ts';
import { takeFastPath } from './fast-path.ts';
import { Certificate, type CertificateFiles } from './certificate.ts';
import { refuseHost } from './malformed.ts';
import type { RedirectHandler } from './redirect-handler.ts';
import { settleTarget } from './request-target.ts';
import { createTlsServer } from './secure-server.ts';
import { isTrustedProxy } from './trusted-proxies.ts';
import { endedWithoutBody } from './without-body.ts';

/** How long running requests may take after the server is told to stop. */
const GRACE_MS = 5_000;
/** How often idle keep-alive connections are closed during a shutdown. */
const IDLE_MS = 20;

/** The sockets an application listens on (localhost is two: IPv4 and IPv6), and their orderly end. */
export class Listeners {
  readonly #servers = new Set<Server>();
  readonly #streams = new Set<ServerResponse>();
  readonly #certificate: Certificate | null;
  readonly #isSecure: boolean;
  readonly #connections = new AddressConnections(
    config.connectionsPerAddress,
    (address) => isTrustedProxy?.(address, 0) ?? false,
  );

  /** Speaks plain HTTP without a certificate, unless some are issued; throws for one that cannot be used. */
  constructor(files: CertificateFiles | null, areIssued: boolean) {
    this.#certificate = files && new Certificate(files);
    this.#isSecure = files !== null || areIssued;
  }

  /** Creates another server for the application; `redirect` answers what it can before the listener. */
  create(listener: RequestListener, redirect: RedirectHandler): Server {
    const isLast = () => !server.listening || isDraining();
    const answer: RequestListener = (request, response) => {
      if (isLast()) response.shouldKeepAlive = false; // the last answer on this connection
      if (request.httpVersionMajor === 1 && response.socket === null && !mayWait(request, response)) return;
      if (!settleTarget(request)) refuseHost(request, response);
      else if (!redirect(request, response)) listener(request, response);
    };
    const server: Server = this.#isSecure
      ? createTlsServer(this.#certificate, answer)
      : createServer({ ...endedWithoutBody, keepAliveTimeout: KEEP_ALIVE_MS }, answer);
    if (!this.#isSecure) takeFastPath(server, { answer: redirect, isLast });
    this.#connections.bound(server);
    closeStalled(server);
    this.#servers.add(server);
    return server;
  }

  /** Lets `app.close()` finish running requests; event streams end immediately and reconnect to the next server. */
  accompany(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.headers.accept?.includes('text/event-stream')) return;
      this.#streams.add(reply.raw);
      reply.raw.once('close', () => this.#streams.delete(reply.raw));
    });
    // Fastify sets it for bodies that are too large; HTTP/2 has no such header.
    app.addHook('onSend', async ({ raw }, reply) => {
      if (raw.httpVersionMajor === 2) void reply.removeHeader('connection');
    });
    app.addHook('preClose', async () => {
      this.#certificate?.close();
      for (const stream of this.#streams) stream.destroy();
      await Promise.all([...this.#servers].filter((server) => server.listening).map(drain));
    });
  }
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}
