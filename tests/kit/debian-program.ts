// Programs of Debian that only tests of several nodes need.
import { existsSync } from 'node:fs';
import { readdirSync } from 'node:fs';

/** The first of these paths that exists; throws with the package that has it: a test without it fails, and is never skipped. */
export function debianProgram(paths: readonly string[], debianPackage: string): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`this test needs ${paths[0]}: apt-get install ${debianPackage}`);
  return found;
}

/** A program of Debian's newest PostgreSQL. */
export function postgresProgram(name: string): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return debianProgram(
    [...versions, '15'].map((version) => `${root}/${version}/bin/${name}`),
    'postgresql',
  );
}
