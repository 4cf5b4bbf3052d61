import { z } from 'zod';
import type { Member } from './archive.ts';

/** What a backup says of itself, in its first member. */
const Manifest = z.object({
  product: z.literal('footbridge'),
  format: z.literal(1),
  createdAt: z.string(),
  /** The node whose journal is in it. */
  nodeId: z.string(),
  /** What the database had been migrated by. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which they can be filled: what is referred to comes first. */
  tables: z.array(
    z.object({
      /** Quoted, with its schema. */
      name: z.string(),
      /** Quoted, separated by commas. */
      columns: z.string(),
      /** Of a partition: whose, and its bounds in SQL. */
      partitionOf: z.string().nullable(),
      bounds: z.string().nullable(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;
export type Table = Manifest['tables'][number];

/** What is known at the end only. */
const Totals = z.object({
  /** Rows of each table, in the manifest's order. */
  rows: z.array(z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Totals = z.infer<typeof Totals>;

/** Names of an archive's members. */
export const members = {
  manifest: 'manifest.json',
  totals: 'totals.json',
  settings: 'settings.env',
  table: (index: number, part: number) => `tables/${index}/${String(part).padStart(6, '0')}`,
  journal: (name: string) => `journal/${name}`,
};

/** Reads the manifest; throws one sentence where the file is no backup, or of a later format. */
export function parseManifest({ name, data }: Member, file: string): Manifest {
  const parsed = name === members.manifest ? Manifest.safeParse(JSON.parse(data.toString())) : undefined;
  if (parsed?.success) return parsed.data;
  throw new Error(`${file} is no backup that this version of Footbridge can read.`);
}

export const parseTotals = ({ data }: Member): Totals => Totals.parse(JSON.parse(data.toString()));
