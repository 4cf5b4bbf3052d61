// Where tests make their folders: in memory, where there is plenty of it. A run makes and removes a hundred databases of a thousand
// files each, and a file system on a disk looks at every file that was just removed before it makes another.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './processes.ts';

/** The file system in memory that every process may write to, on Linux. */
const MEMORY = '/dev/shm';
/** What statfs says of it: https://man7.org/linux/man-pages/man2/statfs.2.html */
const TMPFS_MAGIC = 0x01021994;
const GIB = 1024 ** 3;
/** A run takes 0.7 GiB of it, and 6 GiB in all. */
const NEEDED = { folder: 3 * GIB, memory: 10 * GIB };
const NAME = /^footbridge-(\d+)$/;

/** Makes the folder of this run the one for temporary files; returns how it is removed. */
export default function setup(): (() => void) | undefined {
  if (process.env.TMPDIR || !isPlenty()) return;
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) remove(join(MEMORY, name)); // of a run that was killed
  }
  const folder = join(MEMORY, `footbridge-${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777); // databases run under another account
  process.env.TMPDIR = folder;
  return () => remove(folder);
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

function isPlenty(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS_MAGIC && bavail * bsize >= NEEDED.folder && process.availableMemory() >= NEEDED.memory;
  } catch {
    return false; // there is none
  }
}
