import { basename, join } from 'node:path';

/** The server runs from its sources, or from the few files that scripts/build-server.ts makes of them. */
const isBuilt = import.meta.filename.endsWith('.js');

/** The folder of the product. */
export const root = join(import.meta.dirname, '../..');

/** The file that a process or thread of the server begins with, by its source's path below `api`. */
export const entryFile = (source: string): string =>
  isBuilt ? join(import.meta.dirname, `${basename(source, '.ts')}.js`) : join(root, 'api', source);
