import { spawnSync } from 'node:child_process';

/** Copies files and folders as they are, their owners too, which Node cannot; throws when it fails. */
export function copyAll(from: string[], into: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', ...from, into], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The database of the tests could not be copied: ${stderr}`);
}
