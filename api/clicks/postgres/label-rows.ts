import type { ClientBase } from 'pg';
import { dates, int2s, int4s, texts } from '../../database/copy/encode.ts';

/** A text that clicks refer to by its id. */
export interface Label {
  readonly ownerId: number;
  /** The dimension's number. */
  readonly dimension: number;
  readonly text: string;
  /** A day on which it occurred. */
  readonly day: string;
  /** 0 until it is known. */
  id: number;
}

/** Exceeds every dimension's number, so that owner and dimension fit into one key. */
const DIMENSIONS = 64;

/** The key of the labels of an owner's dimension. */
export const scopeKeyOf = (ownerId: number, dimension: number): number => ownerId * DIMENSIONS + dimension;

/** The key by which new labels are limited: owner, dimension and day. */
export const scopeOf = (label: Label) => `${label.ownerId}|${label.dimension}|${label.day}`;

/** Number of existing labels by scope. */
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

/** Sets the ids of labels that exist, and saves those marked as unused from removal. */
export async function findLabels(client: ClientBase, labels: Label[]): Promise<void> {
  const { rows } = await client.query<[id: number, at: number, isMarked: boolean]>({
    rowMode: 'array',
    text: `SELECT l.id, w.at::int - 1, l.unused_since IS NOT NULL
      FROM unnest($1::int[], $2::smallint[], $3::text[]) WITH ORDINALITY AS w (owner_id, dimension, label, at)
      CROSS JOIN LATERAL (SELECT id, unused_since FROM analytics.label
        WHERE owner_id = w.owner_id AND dimension = w.dimension AND label = w.label OFFSET 0) AS l`, // else it reads all labels
    values: columns(labels),
  });
  const marked = rows.flatMap(([id, , isMarked]) => (isMarked ? [id] : []));
  const kept = marked.length ? await unmark(client, marked) : null;
  for (const [id, at, isMarked] of rows) if (!isMarked || kept?.has(id)) labels[at]!.id = id;
}

/** Clears the mark of unused labels; returns those that still exist. */
async function unmark(client: ClientBase, ids: number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    `WITH found AS (SELECT id FROM analytics.label WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE)
     UPDATE analytics.label l SET unused_since = NULL FROM found WHERE l.id = found.id RETURNING l.id`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

type MadeLabel = [id: number, ownerId: number, dimension: number, text: string];

/** Inserts labels and returns those that did not exist yet; none of an account that was closed meanwhile. */
export async function insertLabels(client: ClientBase, labels: Label[]): Promise<MadeLabel[]> {
  // One order on all nodes: two that create the same labels cannot deadlock.
  labels.sort(compareLabels);
  const { rows } = await client.query<MadeLabel>({
    rowMode: 'array',
    text: `WITH owner AS (SELECT id FROM app_user WHERE id = ANY($1::int[]) ORDER BY id FOR KEY SHARE)
      INSERT INTO analytics.label (owner_id, dimension, label, day)
      SELECT w.* FROM unnest($1::int[], $2::smallint[], $3::text[], $4::date[]) AS w (owner_id, dimension, label, day)
      JOIN owner ON owner.id = w.owner_id ORDER BY w.owner_id, w.dimension, w.label COLLATE "C" ON CONFLICT DO NOTHING
      RETURNING id, owner_id, dimension, label`,
    values: [...columns(labels), dates(labels, (label) => label.day)],
  });
  return rows;
}

function compareLabels(a: Label, b: Label): number {
  return a.ownerId - b.ownerId || a.dimension - b.dimension || (a.text < b.text ? -1 : 1);
}
