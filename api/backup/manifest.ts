import { z } from 'zod';
import { FIRST_PROCESS } from '../clicks/node-journals.ts';
import type { Member } from './archive.ts';

/** The first member of a backup, which describes it. */
const Manifest = z.object({
  product: z.literal('footbridge'),
  format: z.literal(1),
  createdAt: z.string(),
  /** The node whose journal it contains. */
  nodeId: z.string(),
  /** The migrations that were applied to the database. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order that satisfies foreign keys. */
  tables: z.array(
    z.object({
      /** Quoted, with its schema. */
      name: z.string(),
      /** Quoted, separated by commas. */
      columns: z.string(),
      /** Of a partition: its table, and its bounds in SQL. */
      partitionOf: z.string().nullable(),
      bounds: z.string().nullable(),
    }),
  ),
  /** How many ClickHouse servers have the clicks that it contains; 0 where it contains none of theirs. */
  clickShards: z.number().default(0),
});
export type Manifest = z.infer<typeof Manifest>;
export type Table = Manifest['tables'][number];

/** The last member, known only at the end. */
const Totals = z.object({
  /** Rows of each table, in the manifest's order. */
  rows: z.array(z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Totals = z.infer<typeof Totals>;

/** Approximate size of the members that hold a table. */
export const PART_BYTES = 4 * 1024 * 1024;

/** Names of the members. */
export const members = {
  manifest: 'manifest.json',
  totals: 'totals.json',
  settings: 'settings.env',
  table: (index: number, part: number) => `tables/${index}/${String(part).padStart(6, '0')}`,
  clicks: (shard: number, table: string, part: number) => `clicks/${shard}/${table}/${String(part).padStart(8, '0')}`,
  journal: (process: number, name: string) => `journal/${process === FIRST_PROCESS ? '' : `${process}/`}${name}`,
};

/** The server process and the name of a journal's file in it; null for another member. */
export function journalMemberOf({ name }: Pick<Member, 'name'>): { process: number; name: string } | null {
  const [, process = String(FIRST_PROCESS), file] =
    /^journal\/(?:([1-9]\d{0,3})\/)?(\d{12}\.(?:log|key))$/.exec(name) ?? [];
  return file ? { process: Number(process), name: file } : null;
}

/** Reads the manifest; throws one sentence when the file is not a backup, or has a later format. */
export function parseManifest({ name, data }: Member, file: string): Manifest {
  const parsed = name === members.manifest ? Manifest.safeParse(JSON.parse(data.toString())) : undefined;
  if (parsed?.success) return parsed.data;
  throw new Error(`${file} is not a backup that this version of Footbridge can read.`);
}

/** Reads the totals; throws when they are malformed. */
export const parseTotals = ({ data }: Member): Totals => Totals.parse(JSON.parse(data.toString()));
