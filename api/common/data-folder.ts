import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code for a file that another connection has locked. */
const BUSY = 5;

/**
 * Claims the data folder for this process, and creates a missing one: two servers on one folder would stop each other's
 * PostgreSQL. Throws one sentence when the folder is not writable or already claimed. The claim is SQLite's lock on a file
 * in the folder: the kernel releases it however the process ends, and it also works between containers.
 */
export function claimDataFolder(folder: string): Disposable {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`the data folder ${folder} is not writable (${code}); set DATA_DIR to one that is writable.`, {
      cause: error,
    });
  }
  const lock = lockFolder(folder);
  if (lock) return lock;
  throw new Error(`another Footbridge is running on the data folder ${folder}; stop it, or set DATA_DIR.`);
}

/** Locks a folder for this process, however it ends; null while another process has it. */
export function lockFolder(folder: string): Disposable | null {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    return null;
  }
  return { [Symbol.dispose]: () => lock.close() };
}

const restoring = (folder: string) => join(folder, 'restoring');

/** Marks a data folder as incomplete during a restore; returns a function that removes the mark. */
export function beginRestore(folder: string): () => void {
  writeFileSync(restoring(folder), '', { flush: true });
  return () => rmSync(restoring(folder));
}

/** Throws one sentence when a restore of the data folder was interrupted. */
export function requireWhole(folder: string): void {
  if (!existsSync(restoring(folder))) return;
  throw new Error(`a restore into the data folder ${folder} was interrupted; empty the folder and restore again.`);
}

/** Creates a folder and its parents. Node's `recursive` never returns where no folder can be created, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
