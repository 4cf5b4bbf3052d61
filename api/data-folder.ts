import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's number for a file that another connection has locked. */
const BUSY = 5;

/**
 * Takes the data folder for this process, making it when missing: two servers on one folder would stop each other's
 * PostgreSQL. Throws one sentence when it cannot be written or another process has it. The returned lock is SQLite's
 * lock on a file of the folder: the kernel lets go of it however the process ends, and it holds between containers that
 * share the folder.
 */
export function claimDataFolder(folder: string): Disposable {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`the data folder ${folder} cannot be written (${code}); set DATA_DIR to one that can.`, {
      cause: error,
    });
  }
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Error(`another Footbridge is running on the data folder ${folder}; stop it, or set DATA_DIR.`, {
      cause: error,
    });
  }
  return { [Symbol.dispose]: () => lock.close() };
}

const restoring = (folder: string) => join(folder, 'restoring');

/** Marks a data folder as one that is being restored; returns what to call once it is whole. */
export function beginRestore(folder: string): () => void {
  writeFileSync(restoring(folder), '', { flush: true });
  return () => rmSync(restoring(folder));
}

/** Throws one sentence where a restore of the data folder was interrupted. */
export function requireWhole(folder: string): void {
  if (!existsSync(restoring(folder))) return;
  throw new Error(`a restore into the data folder ${folder} was interrupted; empty the folder and restore again.`);
}

/** Makes a folder and those above it. Node's `recursive` never returns where no folder can be made at all, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
