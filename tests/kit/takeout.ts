// Downloads and deletions of an account: what reads the ZIP, and what is left of somebody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The files of a ZIP by their names. */
export async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve).on('error', reject);
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files.set(entry.fileName, (await buffer(stream)).toString());
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
  return files;
}

/** Sends statements to a database. */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Every row of every table, with its table, in which one of the texts stands, or which has the number in a column that is
 * named owner_id; bytes are searched for the texts as well.
 */
export async function tracesIn(query: Query, ownerId: number, texts: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string; owned: boolean }>(
    `SELECT format('%I.%I', t.table_schema, t.table_name) AS name,
       EXISTS (SELECT 1 FROM information_schema.columns c WHERE c.table_schema = t.table_schema
         AND c.table_name = t.table_name AND c.column_name = 'owner_id') AS owned
     FROM information_schema.tables t
     WHERE t.table_type = 'BASE TABLE' AND t.table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const wanted = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]).map((text) => text.toLowerCase());
  const traces: string[] = [];
  for (const { name, owned } of tables) {
    const rows = await query<{ row: string }>(
      `SELECT to_jsonb(r)::text AS row FROM ${name} r
       WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS w WHERE strpos(lower(to_jsonb(r)::text), w) > 0)
         ${owned ? `OR r.owner_id = ${ownerId}` : ''}`,
      [wanted],
    );
    traces.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`));
  }
  return traces;
}

/** The files below a folder in whose bytes one of the texts stands; `apart` are names of folders left out. */
export function tracesInFiles(folder: string, texts: readonly string[], apart: readonly string[] = []): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return apart.includes(entry.name) ? [] : tracesInFiles(path, texts, apart);
    if (!entry.isFile()) return [];
    const bytes = readFileSync(path);
    return texts.some((text) => bytes.includes(text)) ? [path] : [];
  });
}
