// Runs on the visitor's side: what a plain TCP connection sees of the line. Prints milliseconds to connect and Mbit/s.
import { once } from 'node:events';
import { connect } from 'node:net';

const [address, port, bytes] = process.argv.slice(2);
const CONNECTIONS = 5;
/** Of the transfer: by then slow start is over. */
const SETTLED = 0.5;

async function connectingMs(): Promise<number> {
  const began = performance.now();
  const socket = connect(Number(port), address);
  await once(socket, 'connect');
  const ms = performance.now() - began;
  socket.destroy();
  return ms;
}

async function settledMbps(): Promise<number> {
  const socket = connect(Number(port), address);
  socket.write(bytes!);
  const arrivals: { at: number; total: number }[] = [];
  let total = 0;
  for await (const chunk of socket) {
    total += (chunk as Buffer).length;
    arrivals.push({ at: performance.now(), total });
  }
  const last = arrivals.at(-1)!;
  const first = arrivals.find((arrival) => arrival.total >= last.total * SETTLED)!;
  return ((last.total - first.total) * 8) / (last.at - first.at) / 1_000;
}

const times: number[] = [];
for (let number = 0; number < CONNECTIONS; number++) times.push(await connectingMs());
times.sort((a, b) => a - b);
console.log(JSON.stringify({ rttMs: times[Math.floor(CONNECTIONS / 2)], mbps: await settledMbps() }));
