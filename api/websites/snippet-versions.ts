import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../common/product-files.ts';

/** A version of the snippet; its bytes never change. */
export interface SnippetVersion {
  version: string;
  script: Buffer;
  /** For the attribute integrity of a script element. */
  integrity: string;
}

const folder = join(root, 'api/snippets');
const SHAPE = /^(\d+\.\d+\.\d+)\.js$/;

function read(): SnippetVersion[] {
  const numbers = readdirSync(folder).flatMap((name) => SHAPE.exec(name)?.[1] ?? []);
  return numbers.sort(byNumber).map((version) => {
    const script = readFileSync(join(folder, `${version}.js`));
    return { version, script, integrity: `sha384-${createHash('sha384').update(script).digest('base64')}` };
  });
}

/** 1.10.0 comes after 1.9.0. */
const byNumber = (one: string, other: string) => rankOf(one) - rankOf(other);
const rankOf = (version: string) => version.split('.').reduce((rank, part) => rank * 1_000 + Number(part), 0);

/** Every version that was ever released, oldest first: websites name them. */
export const snippetVersions: readonly SnippetVersion[] = read();

/** The version that new websites get. */
export const latestSnippet: SnippetVersion = snippetVersions.at(-1)!;
