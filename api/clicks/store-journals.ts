// How a backup has all nodes store what is in their journals: it asks over the database, and each ingester tells when it has.
import { randomUUID } from 'node:crypto';
import type { ClientBase, Notification } from 'pg';
import { STORE_CHANNEL, STORED_CHANNEL } from '../live/notifications.ts';
import { shortNodeId } from './ended-nodes.ts';
import type { JournalPositions } from './node-journals.ts';
import { positionOf } from './node-journals.ts';
import { readUnstoppedNodes } from './running-nodes.ts';

/**
 * Resolves once every other node than `own` has stored each click that it answered before the call, at the latest after
 * `patienceMs`. Returns what operators call the nodes that did not: they have ended, or are too busy.
 */
export async function storeJournals(client: ClientBase, own: string, patienceMs: number): Promise<string[]> {
  const request = randomUUID();
  const nodes = (await readUnstoppedNodes(client)).filter(({ id }) => id !== own);
  const waited = new Set(nodes.filter(({ isRunning }) => isRunning).map(({ id }) => id));
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = ({ channel, payload }: Notification) => {
    if (channel !== STORED_CHANNEL || !payload?.startsWith(`${request} `)) return;
    waited.delete(payload.slice(request.length + 1));
    if (!waited.size) resolve();
  };
  client.on('notification', hear);
  await client.query(`LISTEN ${STORED_CHANNEL}`);
  await client.query('SELECT pg_notify($1, $2)', [STORE_CHANNEL, request]);
  if (!waited.size) resolve();
  const timer = setTimeout(resolve, patienceMs);
  await promise;
  clearTimeout(timer);
  client.off('notification', hear);
  await client.query(`UNLISTEN ${STORED_CHANNEL}`);
  return nodes.filter(({ id, isRunning }) => !isRunning || waited.has(id)).map(({ id }) => shortNodeId(id));
}

/** What backups have asked of an ingester, and how far it has to get for each. */
export class StoreRequests {
  readonly #nodeId: string;
  #asked: string[] = [];
  #open: { request: string; ends: JournalPositions }[] = [];

  constructor(nodeId: string) {
    this.#nodeId = nodeId;
  }

  /** Hears requests over the ingester's connection from now on, each of which calls `onAsked`. */
  async listen(client: ClientBase, onAsked: () => void): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== STORE_CHANNEL) return;
      this.#asked.push(payload);
      onAsked();
    });
    await client.query(`LISTEN ${STORE_CHANNEL}`);
  }

  /** Notes where the journals end for what has been asked since; `readEnds` is called only then. */
  note(readEnds: () => JournalPositions): void {
    for (const request of this.#asked.splice(0)) this.#open.push({ request, ends: readEnds() });
  }

  /** Tells whoever asked that everything up to `stored` is stored, where that is enough. */
  async tell(client: ClientBase, stored: JournalPositions): Promise<void> {
    const done = this.#open.filter(({ ends }) =>
      [...ends].every(([process, end]) => isBehind(end, positionOf(stored, process))),
    );
    if (!done.length) return;
    this.#open = this.#open.filter((one) => !done.includes(one));
    for (const { request } of done)
      await client.query('SELECT pg_notify($1, $2)', [STORED_CHANNEL, `${request} ${this.#nodeId}`]);
  }
}

const isBehind = (end: { file: number; offset: number }, stored: { file: number; offset: number }) =>
  end.file < stored.file || (end.file === stored.file && end.offset <= stored.offset);
