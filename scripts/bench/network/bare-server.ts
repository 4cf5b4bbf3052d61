// What the plain redirect is held against: node:http2 over TLS, as it comes, which answers 302 and does nothing else.
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { certificates } from '../../../tests/kit/certificates.ts';

/** Starts it on a port, to which it resolves; it leads to what `to` in the query names. `cleanUp` ends it. */
export async function openBareServer(address: string, cleanUp: AsyncDisposableStack): Promise<number> {
  const server = createSecureServer({ ...certificates.one, allowHTTP1: true }, ({ url }, response) => {
    const location = new URL(url, 'https://bare.test').searchParams.get('to') ?? '/';
    response.writeHead(302, { location, 'cache-control': 'private, no-store', 'content-length': 0 }).end();
  });
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => void sockets.add(socket));
  server.listen(0, address);
  await once(server, 'listening');
  cleanUp.defer(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
