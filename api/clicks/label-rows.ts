import type { ClientBase } from 'pg';
import { dates, int2s, int4s, texts } from './wire.ts';

/** A text that is stored as a number. */
export interface Label {
  readonly ownerId: number;
  /** The dimension's number. */
  readonly dimension: number;
  readonly text: string;
  /** A day on which it was met. */
  readonly day: string;
  /** 0 until it is found or made. */
  id: number;
}

/** What new labels are counted by. */
export const scopeOf = (label: Label) => `${label.ownerId}|${label.dimension}|${label.day}`;

/** How many labels the owners' days have already, by scope. */
export async function countLabels(client: ClientBase, labels: Label[]): Promise<Map<string, number>> {
  const scopes = [...new Map(labels.map((label) => [scopeOf(label), label])).values()];
  const { rows } = await client.query<{ scope: string; used: number }>(
    `SELECT l.owner_id || '|' || l.dimension || '|' || l.day AS scope, count(*)::int AS used
     FROM analytics.label l
     JOIN unnest($1::int[], $2::smallint[], $3::date[]) AS w (owner_id, dimension, day) USING (owner_id, dimension, day)
     GROUP BY l.owner_id, l.dimension, l.day`,
    [
      int4s(scopes, (label) => label.ownerId),
      int2s(scopes, (label) => label.dimension),
      dates(scopes, (label) => label.day),
    ],
  );
  return new Map(rows.map((row) => [row.scope, row.used]));
}

const columns = (labels: Label[]) => [
  int4s(labels, (label) => label.ownerId),
  int2s(labels, (label) => label.dimension),
  texts(labels, (label) => label.text),
];

/** Gives the labels that are there their numbers, and keeps those that were marked as unused from being removed. */
export async function findLabels(client: ClientBase, labels: Label[]): Promise<void> {
  const { rows } = await client.query<[id: number, at: number, isMarked: boolean]>({
    rowMode: 'array',
    text: `SELECT l.id, w.at::int - 1, l.unused_since IS NOT NULL
      FROM unnest($1::int[], $2::smallint[], $3::text[]) WITH ORDINALITY AS w (owner_id, dimension, label, at)
      JOIN analytics.label l USING (owner_id, dimension, label)`,
    values: columns(labels),
  });
  const marked = rows.flatMap(([id, , isMarked]) => (isMarked ? [id] : []));
  const kept = marked.length ? await unmark(client, marked) : null;
  for (const [id, at, isMarked] of rows) if (!isMarked || kept?.has(id)) labels[at]!.id = id;
}

/** Takes marks away; returns the labels that were not removed meanwhile. */
async function unmark(client: ClientBase, ids: number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    `WITH found AS (SELECT id FROM analytics.label WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE)
     UPDATE analytics.label l SET unused_since = NULL FROM found WHERE l.id = found.id RETURNING l.id`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

type MadeLabel = [id: number, ownerId: number, dimension: number, text: string];

/** Makes labels and returns those that were not there already. */
export async function insertLabels(client: ClientBase, labels: Label[]): Promise<MadeLabel[]> {
  // In one order everywhere, so that two nodes making the same labels wait for, and never on, each other.
  labels.sort(compareLabels);
  const { rows } = await client.query<MadeLabel>({
    rowMode: 'array',
    text: `INSERT INTO analytics.label (owner_id, dimension, label, day)
      SELECT * FROM unnest($1::int[], $2::smallint[], $3::text[], $4::date[]) ON CONFLICT DO NOTHING
      RETURNING id, owner_id, dimension, label`,
    values: [...columns(labels), dates(labels, (label) => label.day)],
  });
  return rows;
}

function compareLabels(a: Label, b: Label): number {
  return a.ownerId - b.ownerId || a.dimension - b.dimension || (a.text < b.text ? -1 : 1);
}
