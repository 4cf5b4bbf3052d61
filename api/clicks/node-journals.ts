import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { journalBytes, listJournalFiles, removeJournalFile } from './journal-files.ts';
import { readBatch, readRemaining, type JournalBatch, type JournalPosition } from './journal-reader.ts';
import { unlessKept } from './keep-journal.ts';
import type { JournalMove } from './position.ts';
import { StoredFiles } from './stored-files.ts';

/** The number of the server process whose journal is the node's folder itself; those of further ones are folders in it. */
export const FIRST_PROCESS = 1;

const BEGINNING: JournalPosition = { file: 0, offset: 0 };

/** Where the journal of each server process of a node is stored up to; the beginning for a process that is left out. */
export type JournalPositions = ReadonlyMap<number, JournalPosition>;

/** What was read of all journals together, and how those of further processes move with it. */
export interface NodeBatch extends JournalBatch {
  further: readonly JournalMove[];
}

/** The folder of a server process's journal, in that of its node. */
export const journalFolder = (folder: string, process: number): string =>
  process === FIRST_PROCESS ? folder : join(folder, String(process));

/** The server processes that have a journal in a node's folder, also those of an earlier start, ascending. */
export function journalProcesses(folder: string): number[] {
  if (!existsSync(folder)) return [FIRST_PROCESS];
  const further = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[1-9]\d{0,3}$/.test(entry.name),
  );
  return [...new Set([FIRST_PROCESS, ...further.map(({ name }) => Number(name))])].sort((a, b) => a - b);
}

/** Size of all journals of a node together, bytes. */
export const nodeJournalBytes = (folder: string): number =>
  journalProcesses(folder).reduce((sum, process) => sum + journalBytes(journalFolder(folder, process)), 0);

/** Positions once a batch that was read from them is stored. */
export const movedBy = (positions: JournalPositions, { next, further }: NodeBatch): JournalPositions =>
  new Map([...positions, [FIRST_PROCESS, next], ...further.map(({ process, to }) => [process, to] as const)]);

/** The position of one server process's journal. */
export const positionOf = (positions: JournalPositions, process: number): JournalPosition =>
  positions.get(process) ?? BEGINNING;

/** The part of the journal's size that stored files may take beside what waits. */
const KEPT_SHARE = 0.5;

/** How long stored files are kept, and the largest size of a journal. */
interface Keeping {
  keepMs: number;
  maxBytes: number;
}

interface JournalFile {
  folder: string;
  file: number;
}

const remove = async (client: ClientBase, files: readonly JournalFile[]): Promise<void> => {
  if (files.length)
    await unlessKept(client, () => files.forEach(({ folder, file }) => removeJournalFile(folder, file)));
};

/** The journals of a node, read as one: each has its share of a batch, and what one leaves of it the others get. */
export class NodeJournals {
  readonly #folder: string;
  readonly #writing: number;
  readonly #kept: StoredFiles;
  readonly #maxBytes: number;
  #turn = 0;

  /** `writing` processes, the first ones, write to their journals; nobody writes to the others any more. */
  constructor(folder: string, writing: number, { keepMs, maxBytes }: Keeping = { keepMs: 0, maxBytes: Infinity }) {
    this.#kept = new StoredFiles(keepMs);
    this.#maxBytes = maxBytes;
    this.#folder = folder;
    this.#writing = writing;
  }

  /** Reads about `limit` clicks after the positions; null when there are none yet. Closed journals are read to their end. */
  read(positions: JournalPositions, limit: number, areClosed: boolean): NodeBatch | null {
    const processes = this.#inTurn();
    const parts: [process: number, batch: JournalBatch][] = [];
    let left = limit;
    for (const [index, process] of processes.entries()) {
      const read = areClosed || process > this.#writing ? readRemaining : readBatch;
      const share = Math.max(1, Math.ceil(left / (processes.length - index)));
      const batch = read(journalFolder(this.#folder, process), positionOf(positions, process), share);
      if (!batch) continue;
      parts.push([process, batch]);
      left -= batch.clicks.length + batch.roundTrips.length;
    }
    return parts.length ? joined(positions, parts) : null;
  }

  /**
   * Removes the files before the positions, which were committed durably, unless a backup keeps them; while there is room, only those
   * that were kept for long enough.
   */
  async removeStored(client: ClientBase, stored: JournalPositions): Promise<void> {
    const isTight = nodeJournalBytes(this.#folder) > this.#maxBytes * KEPT_SHARE;
    const before = this.#before(stored);
    await remove(client, isTight ? before : this.#kept.ripe(before));
  }

  /** The same with all of them, at the end. */
  removeAllStored(client: ClientBase, stored: JournalPositions): Promise<void> {
    return remove(client, this.#before(stored));
  }

  #before(stored: JournalPositions): JournalFile[] {
    return this.#journals().flatMap(({ process, folder }) =>
      listJournalFiles(folder)
        .filter((file) => file < positionOf(stored, process).file)
        .map((file) => ({ folder, file })),
    );
  }

  /** Where the journals end by now; those without a file are left out. */
  ends(): JournalPositions {
    const ends = new Map<number, JournalPosition>();
    for (const { process, folder } of this.#journals()) {
      const file = listJournalFiles(folder).at(-1);
      if (file !== undefined) ends.set(process, { file, offset: journalBytes(folder, file) });
    }
    return ends;
  }

  /** The size of all journals, and how much of it is not stored, bytes. */
  sizes(stored: JournalPositions): { bytes: number; lagBytes: number } {
    const sizes = this.#journals().map(({ process, folder }) => {
      const { file: at, offset } = positionOf(stored, process);
      const bytes = journalBytes(folder);
      const isWaiting = listJournalFiles(folder).some((file) => file >= at);
      return { bytes, lagBytes: isWaiting ? Math.max(0, journalBytes(folder, at) - offset) : 0 };
    });
    const sum = (of: 'bytes' | 'lagBytes') => sizes.reduce((total, each) => total + each[of], 0);
    return { bytes: sum('bytes'), lagBytes: sum('lagBytes') };
  }

  #journals() {
    return journalProcesses(this.#folder).map((process) => ({ process, folder: journalFolder(this.#folder, process) }));
  }

  /** Another one begins each time, as the last one gets what the others leave. */
  #inTurn(): number[] {
    const processes = journalProcesses(this.#folder);
    const first = this.#turn++ % processes.length;
    return [...processes.slice(first), ...processes.slice(0, first)];
  }
}

/** One batch of what was read of several journals. */
function joined(positions: JournalPositions, parts: [process: number, batch: JournalBatch][]): NodeBatch {
  const moves = parts.map(([process, { next }]) => ({ process, from: positionOf(positions, process), to: next }));
  const batches = parts.map(([, batch]) => batch);
  const isAlone = batches.length === 1;
  return {
    clicks: isAlone ? batches[0]!.clicks : batches.flatMap(({ clicks }) => clicks),
    roundTrips: isAlone ? batches[0]!.roundTrips : batches.flatMap(({ roundTrips }) => roundTrips),
    next: moves.find(({ process }) => process === FIRST_PROCESS)?.to ?? positionOf(positions, FIRST_PROCESS),
    further: moves.filter(({ process }) => process !== FIRST_PROCESS),
    damagedBytes: batches.reduce((sum, batch) => sum + batch.damagedBytes, 0),
    hasMore: batches.some((batch) => batch.hasMore),
  };
}
