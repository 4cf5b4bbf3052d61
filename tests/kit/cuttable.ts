// A way to the application that a test can break and mend.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableWay {
  origin: string;
  /** Breaks every connection; new ones wait for mend. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Opens a way to an origin on this machine. */
export async function cuttableWay(to: string): Promise<CuttableWay> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const waiting = new Set<() => void>();
  let isCut = false;
  const server = createServer((near) => {
    const lead = () => {
      const far = connect(Number(port), hostname);
      for (const [from, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(from);
        from.on('error', () => other.destroy()).on('close', () => other.destroy() && open.delete(from));
      }
      near.pipe(far).pipe(near);
    };
    if (isCut) waiting.add(lead);
    else lead();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const mend = () => {
    isCut = false;
    for (const lead of waiting) lead();
    waiting.clear();
  };
  const close = () => {
    server.close();
    cut();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, mend, close };
}
