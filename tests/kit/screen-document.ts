// What the screens really send.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const artifacts = join(import.meta.dirname, '../../web/__generated__');

/** The text of a screen's query or subscription, as Relay made it. */
export function screenDocument(name: string): string {
  const artifact = readFileSync(join(artifacts, `${name}.graphql.ts`), 'utf8');
  const text = /"text": (".*")/.exec(artifact)?.[1];
  if (!text) throw new Error(`${name} has no text.`);
  return JSON.parse(text) as string;
}
