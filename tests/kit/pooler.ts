// What a pooler in front of PostgreSQL takes away, as far as its client can see.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const NOTIFICATION = 'A'.charCodeAt(0);
const TYPE_AND_LENGTH = 5;

/** Passes a server's messages on, but for notifications: in transaction mode nobody knows whose they are. */
function withoutNotifications(from: Socket, to: Socket): void {
  let rest = Buffer.alloc(0);
  from.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= TYPE_AND_LENGTH && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      if (rest[0] !== NOTIFICATION) to.write(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

/** An error as PostgreSQL's protocol has it. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(TYPE_AND_LENGTH);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

export interface Pooler {
  url: string;
  close(): void;
}

/** A pooler before a database; it refuses statement_timeout as pgbouncer does where nobody told it to ignore it. */
export async function openPooler(databaseUrl: string, mode: 'transaction' | 'session'): Promise<Pooler> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
    near.once('data', (startup: Buffer) => {
      if (startup.includes('statement_timeout'))
        return near.end(refusal('unsupported startup parameter: statement_timeout'));
      far.write(startup);
      near.pipe(far);
    });
    if (mode === 'transaction') withoutNotifications(far, near);
    else far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
