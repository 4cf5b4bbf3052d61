import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listJournalFiles } from './journal-files.ts';
import { journalFolder, journalProcesses } from './node-journals.ts';

/** One start of a node: its number, and a token that tells it from every other start. */
export interface Generation {
  number: number;
  token: string;
}

/** Identity of a machine, kept in its data folder; PostgreSQL stores the journal's position under its id. */
export interface MachineIdentity {
  id: string;
  /** The last start, and the one after it when noting that was interrupted; empty before the first. */
  generations: Generation[];
}

const file = (folder: string) => join(folder, 'node-id');

/** Reads the identity of a data folder, creating a missing one; throws when a journal without identity is there. */
export function readIdentity(folder: string): MachineIdentity {
  if (!existsSync(file(folder))) {
    const journal = join(folder, 'journal');
    const isUsed =
      existsSync(journal) &&
      journalProcesses(journal).some((process) => listJournalFiles(journalFolder(journal, process)).length);
    if (isUsed) {
      throw new Error(
        `the journal ${journal} belongs to a node whose file node-id is missing; restore that file, or delete the journal with the clicks in it.`,
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

/** Writes an identity under a temporary name and renames it: a process killed here must not leave half a file. */
export function writeIdentity(folder: string, { id, generations }: MachineIdentity): void {
  const lines = [id, ...generations.map(({ number, token }) => `${number} ${token}`)];
  writeFileSync(`${file(folder)}.new`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file(folder)}.new`, file(folder));
}
