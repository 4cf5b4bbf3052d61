// A way to the application that carries so much and no more of what the server sends.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { at } from './world.ts';

export interface SlowLine {
  port: number;
  close(): void;
}

/** Opens a line of so many Mbit/s; what visitors send arrives at once. */
export async function slowLine(mbps: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(at('')).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => [near, far].forEach((one) => one.destroy()));
    }
    near.on('data', (bytes) => far.write(bytes));
    let freeAt = 0;
    let sent = Promise.resolve(); // timers of different lengths may end in another order
    far.on('data', (bytes) => {
      freeAt = Math.max(freeAt, performance.now()) + (bytes.length * 8) / (mbps * 1_000);
      const due = freeAt;
      sent = sent.then(() => delay(Math.max(0, due - performance.now()))).then(() => void near.write(bytes));
    });
    near.on('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
