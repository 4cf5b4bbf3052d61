// Where the links lead: a site on the server's side that notes when somebody arrives. Beside it, a plain TCP port shows
// what the line itself is like.
import { once } from 'node:events';
import { createServer as createSite } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { certificates } from '../../../tests/kit/certificates.ts';

export interface Destination {
  port: number;
  /** Sends as many bytes as it is asked for; the first byte that it sends is a greeting. */
  plainPort: number;
  /** Resolves to the time at which somebody arrived at this path; null if nobody did in time. */
  arrival(path: string, timeoutMs: number): Promise<number | null>;
  close(): void;
}

export async function openDestination(address: string): Promise<Destination> {
  const waiting = new Map<string, (at: number) => void>();
  const site = createSite(certificates.two, ({ url }, response) => {
    const at = Date.now();
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>There</title><h1>There</h1>');
    waiting.get(url!)?.(at);
  });
  const plain = createServer((socket) => {
    socket.write('.');
    socket.on('data', (asked) => socket.end(Buffer.alloc(Number(asked.toString()))));
    socket.on('error', () => {});
  });
  return {
    port: await listen(site, address),
    plainPort: await listen(plain, address),
    async arrival(path, timeoutMs) {
      const { promise, resolve } = Promise.withResolvers<number | null>();
      const timer = setTimeout(resolve, timeoutMs, null);
      waiting.set(path, resolve);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(path);
      });
    },
    close() {
      site.closeAllConnections();
      site.close();
      plain.close();
    },
  };
}

async function listen(server: Server, address: string): Promise<number> {
  server.listen(0, address);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
