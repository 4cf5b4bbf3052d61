// A way to PostgreSQL on which connections go silent without being closed, as they do when a network loses them.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Way {
  near: Socket;
  far: Socket;
  /** Its application_name, as it says at its beginning. */
  beginning: string;
}

export interface SilentWay {
  /** The connection string that leads through it. */
  url: string;
  /** From now on nothing arrives any more on open connections whose beginning has the text, nor on new ones. */
  silence(text?: string): void;
  /** Lets new connections through again; those that went silent stay so. */
  mend(): void;
  close(): void;
}

/** Opens a way to a database. */
export async function silentWay(databaseUrl: string): Promise<SilentWay> {
  const target = new URL(databaseUrl);
  const ways = new Set<Way>();
  const hush = ({ near, far }: Way) => {
    for (const socket of [near, far]) socket.pause().removeAllListeners('data');
  };
  let silent: string | null = null;
  const isSilent = ({ beginning }: Way) => silent !== null && beginning.includes(silent);
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const way: Way = { near, far, beginning: '' };
    ways.add(way);
    near.on('data', (chunk) => {
      way.beginning = (way.beginning + chunk.toString('latin1')).slice(0, 1_000);
      if (isSilent(way)) hush(way);
      else far.write(chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
    const end = () => {
      near.destroy();
      far.destroy();
      ways.delete(way);
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    silence(text = '') {
      silent = text;
      for (const way of ways) if (isSilent(way)) hush(way);
    },
    mend() {
      silent = null;
    },
    close() {
      server.close();
      for (const { near, far } of ways) {
        near.destroy();
        far.destroy();
      }
    },
  };
}
