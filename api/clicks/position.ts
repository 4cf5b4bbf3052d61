import type { ClientBase } from 'pg';
import type { JournalPosition } from './journal-reader.ts';

/** Another ingester moved this journal's position: this one must end. */
export class PositionMoved extends Error {}

/** The position up to which a node's journal is stored; the beginning for an unknown node. Column `segment` is the file. */
export async function readPosition(client: Pick<ClientBase, 'query'>, nodeId: string): Promise<JournalPosition> {
  const { rows } = await client.query<{ file: string; offset: string }>(
    'SELECT segment AS file, position AS "offset" FROM analytics.journal_position WHERE node_id = $1',
    [nodeId],
  );
  return { file: Number(rows[0]?.file ?? 0), offset: Number(rows[0]?.offset ?? 0) };
}

/** The node whose journal it is, and which of the node's starts stores it. */
export interface JournalOwner {
  nodeId: string;
  /** Number of the start; 0 when starts are not counted. */
  generation: number;
}

/** Like readPosition, for the ingester; throws PositionMoved when the node has been started again since. */
export async function ownPosition(client: ClientBase, { nodeId, generation }: JournalOwner): Promise<JournalPosition> {
  await client.query(
    'INSERT INTO analytics.journal_position (node_id, segment, position) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING',
    [nodeId],
  );
  const { rows } = await client.query<{ file: string; offset: string }>(
    'SELECT segment AS file, position AS "offset" FROM analytics.journal_position WHERE node_id = $1 AND generation = $2',
    [nodeId, generation],
  );
  if (!rows[0]) throw new PositionMoved('another server has started as this node');
  return { file: Number(rows[0].file), offset: Number(rows[0].offset) };
}

/**
 * Moves the position inside the caller's transaction. Throws PositionMoved when it is no longer `from`, or when the node
 * has been started again since.
 */
export async function movePosition(
  client: ClientBase,
  { nodeId, generation }: JournalOwner,
  from: JournalPosition,
  to: JournalPosition,
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE analytics.journal_position SET segment = $4, position = $5, moved_at = now()
     WHERE node_id = $1 AND segment = $2 AND position = $3 AND generation = $6`,
    [nodeId, from.file, from.offset, to.file, to.offset, generation],
  );
  if (!rowCount) throw new PositionMoved('another ingester has stored this part of the journal');
}
