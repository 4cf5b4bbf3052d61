import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSegments } from './segments.ts';

/** One start of a node: counted, and marked so that no two starts are taken for one. */
export interface Generation {
  number: number;
  token: string;
}

/** Who a data folder is: PostgreSQL remembers the journal's position under its id. */
export interface NodeIdentity {
  id: string;
  /** The last start, and the one after it where that was interrupted while it was noted; none before the first. */
  generations: Generation[];
}

const file = (folder: string) => join(folder, 'node-id');

/** Reads the identity of a data folder, making it where there is none; throws where its journal is somebody else's. */
export function readIdentity(folder: string): NodeIdentity {
  if (!existsSync(file(folder))) {
    const journal = join(folder, 'journal');
    if (existsSync(journal) && listSegments(journal).length) {
      throw new Error(
        `the journal ${journal} belongs to a node whose file node-id is missing; bring that file back, or delete the journal with the clicks it holds.`,
      );
    }
    writeIdentity(folder, { id: crypto.randomUUID(), generations: [] });
  }
  const [id = '', ...lines] = readFileSync(file(folder), 'utf8').trim().split('\n');
  const generations = lines.map((line) => {
    const [number, token] = line.split(' ');
    return { number: Number(number), token: token! };
  });
  return { id: id.trim(), generations };
}

/** Writes an identity by way of another name: a process killed here must not leave half of it. */
export function writeIdentity(folder: string, { id, generations }: NodeIdentity): void {
  const lines = [id, ...generations.map(({ number, token }) => `${number} ${token}`)];
  writeFileSync(`${file(folder)}.new`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file(folder)}.new`, file(folder));
}
