// The terms that CONTRIBUTING's glossary retires, and where they may not come back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, wordsOf, type Part } from './words.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A term of the glossary's last column. */
export interface RetiredTerm {
  term: string;
  words: string[];
  /** True where prose may use it. */
  inNamesOnly: boolean;
  /** The folders in which it is retired; none stands for everywhere. */
  folders: string[];
}

/** The last column: terms, then "in names" and "in" folders where these hold; semicolons separate groups. */
export function retiredTerms(guide: string): RetiredTerm[] {
  const rows = guide.slice(guide.indexOf('\n## Glossary')).matchAll(/^\|.*\|.*\|(?<not>.*)\|$/gm);
  const groups = [...rows].flatMap(({ groups }) => groups!.not!.split(';')).filter((group) => group.includes('`'));
  return groups.flatMap((group) => {
    const quoted = [...group.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
    const isFolder = (text: string) => text === 'api' || text.includes('/');
    return quoted
      .filter((text) => !isFolder(text))
      .map((term) => ({
        term,
        words: wordsOf(term).map(({ word }) => word),
        inNamesOnly: group.includes(' in names'),
        folders: quoted.filter(isFolder),
      }));
  });
}

const migrations = 'prisma/migrations';
const sql = readdirSync(join(root, migrations), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(join(migrations, name, 'migration.sql')).replace(/--.*/g, ''))
  .join('\n');
/** What the migrations call their tables and columns. */
const databaseNames = new Set(
  [...sql.matchAll(/TABLE (?:\w+\.)?(\w+) \(|^ {2,4}"?(\w+)"? \w|ADD COLUMN +"?(\w+)"?/gm)].map(
    ([, table, column, added]) => table ?? column ?? added!,
  ),
);
const SQL = /\b(SELECT|INSERT|UPDATE|DELETE|TRUNCATE|FROM|WHERE|SET|IN)\b|\banalytics\./;

/** True where a word is the database's own: in a statement, behind its schema, or as "Column `name`". */
function isDatabaseName({ kind, text }: Part, at: number): boolean {
  const before = /\w*$/.exec(text.slice(0, at))![0];
  const name = before + /^\w*/.exec(text.slice(at))![0];
  if (!databaseNames.has(name)) return false;
  const lead = text.slice(0, at - before.length);
  return lead.endsWith('analytics.') || /\b[Cc]olumn `$/.test(lead) || (kind === 'text' && SQL.test(text));
}

/** A part with its words, which each term is looked for in. */
interface PartInWords {
  part: Part;
  words: ReturnType<typeof wordsOf>;
}
const inWords = (part: Part): PartInWords => ({ part, words: wordsOf(part.text) });

const ENDING = '(s|es|d|ed|ing|er|ers)?$';

/** Where the words of a term follow each other as one name does: plurals and other forms included. */
function placesOf(term: RetiredTerm, { part, words }: PartInWords): number[] {
  const last = new RegExp(`^${term.words.at(-1)}${ENDING}`);
  return words.flatMap(({ at }, index) => {
    const found = words.slice(index, index + term.words.length);
    const isTerm =
      found.length === term.words.length &&
      found.every(({ word }, place) => (place === found.length - 1 ? last.test(word) : word === term.words[place])) &&
      !/\s/.test(part.text.slice(at, found.at(-1)!.at));
    return isTerm && !isDatabaseName(part, at) ? [at] : [];
  });
}

const isSource = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);

/** The retired terms in a file, each with its line; line 0 is the file's name. */
export function retiredIn(path: string, content: string, terms: readonly RetiredTerm[]): string[] {
  // To take a file apart takes far longer than to see that it cannot have a term.
  const letters = `${path}\n${content}`.toLowerCase();
  const own = terms.filter(
    ({ folders, words }) =>
      (!folders.length || folders.some((folder) => path.startsWith(`${folder}/`))) &&
      words.every((word) => letters.includes(word)),
  );
  if (!own.length) return [];
  const parts: Part[] = isSource(path) ? partsOf(path, content) : [{ kind: 'comment', text: content, at: 0 }];
  const told = parts.map(inWords);
  const name = inWords({ kind: 'names', text: path, at: 0 });
  return own.flatMap((term) => {
    const inContent = told
      .filter(({ part }) => part.kind === 'names' || !term.inNamesOnly)
      .flatMap((each) => placesOf(term, each).map((at) => content.slice(0, each.part.at + at).split('\n').length));
    return [...placesOf(term, name).map(() => 0), ...inContent].map((line) => `${path}:${line} ${term.term}`);
  });
}
