// A stranger who floods, in a thread of its own: whoever measures beside it is not held up by it.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Flood {
  origin: string;
  /** So many documents, no two equal, each from another address, over so many connections. */
  documents: number;
  connections: number;
  /** What stands behind the document, again and again, up to so many characters. */
  filler: string;
  length: number;
}

/** Floods the GraphQL door; resolves to the statuses there were, 0 where the server hung up in the middle of a body. */
export async function flood(orders: Flood): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: orders });
  const [statuses] = (await once(worker, 'message')) as [number[]];
  await worker.terminate();
  return statuses;
}

async function send(agent: Agent, origin: string, number: number, query: string): Promise<number> {
  const asked = request(new URL('/graphql', origin), {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${number >> 8}.${number & 255}` },
  });
  const answered = new Promise<number>((resolve) => {
    asked.on('error', () => resolve(0));
    asked.on('response', (response) => {
      const told = () => resolve(response.statusCode!);
      response.resume().on('end', told).on('error', told);
    });
  });
  asked.end(JSON.stringify({ query }));
  return answered;
}

async function carryOut({ origin, documents, connections, filler, length }: Flood): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const rest = filler.repeat(length / filler.length);
  const statuses = new Set<number>();
  let sent = 0;
  const stranger = async () => {
    while (sent < documents) {
      const number = sent++;
      statuses.add(await send(agent, origin, number, `{ a${number}: __typename } ${rest}`));
    }
  };
  await Promise.all(Array.from({ length: connections }, stranger));
  agent.destroy();
  return [...statuses];
}

if (!isMainThread && parentPort && (workerData as Flood | null)?.filler) {
  parentPort.postMessage(await carryOut(workerData as Flood));
}
