import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../web/snippet/version.ts';
import { buildScript, writeIfChanged } from './build-script.ts';

/** The snippet of this version. */
export const buildSnippet = (root: string): Promise<string> => buildScript(root, 'web/snippet/snippet.ts', 'es2020');

/** Where the snippet of this version is kept for the server, beside those of earlier versions. */
export const snippetFile = (root: string): string => join(root, `api/snippets/${version}.js`);

/** Writes the snippet of this version; websites that name an earlier one keep getting that. */
export async function writeSnippet(root: string): Promise<void> {
  mkdirSync(join(root, 'api/snippets'), { recursive: true });
  writeIfChanged(snippetFile(root), await buildSnippet(root));
}
