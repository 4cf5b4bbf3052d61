import type { ClientBase } from 'pg';
import type { JournalPosition } from './journal-reader.ts';

/** Somebody else moved this journal's position: two ingesters run on one journal, and this one must end. */
export class PositionMoved extends Error {}

/** Where a node's journal is stored up to; the very beginning for a node the database does not know yet. */
export async function readPosition(client: Pick<ClientBase, 'query'>, nodeId: string): Promise<JournalPosition> {
  const { rows } = await client.query<{ segment: string; position: string }>(
    'SELECT segment, position FROM analytics.journal_position WHERE node_id = $1',
    [nodeId],
  );
  return { segment: Number(rows[0]?.segment ?? 0), offset: Number(rows[0]?.position ?? 0) };
}

/** A node's journal and the start of the node that stores it. */
export interface JournalOwner {
  nodeId: string;
  /** 0 where starts are not counted. */
  generation: number;
}

/** As readPosition, for who stores the journal; throws PositionMoved where the node has been started again since. */
export async function ownPosition(client: ClientBase, { nodeId, generation }: JournalOwner): Promise<JournalPosition> {
  await client.query(
    'INSERT INTO analytics.journal_position (node_id, segment, position) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING',
    [nodeId],
  );
  const { rows } = await client.query<{ segment: string; position: string }>(
    'SELECT segment, position FROM analytics.journal_position WHERE node_id = $1 AND generation = $2',
    [nodeId, generation],
  );
  if (!rows[0]) throw new PositionMoved('another server has started as this node');
  return { segment: Number(rows[0].segment), offset: Number(rows[0].position) };
}

/**
 * Moves the position inside the caller's transaction; throws PositionMoved where it is not `from` any more, or the node
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
    [nodeId, from.segment, from.offset, to.segment, to.offset, generation],
  );
  if (!rowCount) throw new PositionMoved('another ingester stored this journal');
}
