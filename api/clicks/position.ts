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

/** The journal of a server process beside the first moves on in the transaction that stores its clicks. */
export interface JournalMove {
  process: number;
  from: JournalPosition;
  to: JournalPosition;
}

/** The positions of the journals of a node's further server processes, by their numbers. */
export async function readFurtherPositions(
  client: Pick<ClientBase, 'query'>,
  nodeId: string,
): Promise<Map<number, JournalPosition>> {
  const { rows } = await client.query<{ process: number; file: string; offset: string }>(
    'SELECT process, file, at_byte AS "offset" FROM analytics.process_journal WHERE node_id = $1',
    [nodeId],
  );
  return new Map(rows.map(({ process, file, offset }) => [process, { file: Number(file), offset: Number(offset) }]));
}

/**
 * Moves further positions inside the caller's transaction, in which movePosition was called before: that one tells whether the
 * node has been started again since. Throws PositionMoved when one is no longer where it moves from.
 */
export async function moveFurther(client: ClientBase, nodeId: string, moves: readonly JournalMove[]): Promise<void> {
  if (!moves.length) return;
  const begun = moves.filter(({ from }) => from.file === 0).map(({ process }) => process);
  if (begun.length) {
    await client.query(
      `INSERT INTO analytics.process_journal (node_id, process, file, at_byte)
       SELECT $1, process, 0, 0 FROM unnest($2::int[]) AS process ON CONFLICT DO NOTHING`,
      [nodeId, begun],
    );
  }
  const { rowCount } = await client.query(
    `UPDATE analytics.process_journal j SET file = m.file, at_byte = m.at_byte
     FROM unnest($2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
       AS m (process, from_file, from_byte, file, at_byte)
     WHERE j.node_id = $1 AND j.process = m.process AND j.file = from_file AND j.at_byte = from_byte`,
    [nodeId, moves.map(({ process }) => process), ...moved('from', moves), ...moved('to', moves)],
  );
  if (rowCount !== moves.length) throw new PositionMoved('another ingester has stored this part of a journal');
}

const moved = (end: 'from' | 'to', moves: readonly JournalMove[]): [files: number[], offsets: number[]] => [
  moves.map((move) => move[end].file),
  moves.map((move) => move[end].offset),
];

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
