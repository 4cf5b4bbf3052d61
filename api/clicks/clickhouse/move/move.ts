import type { ClientBase } from 'pg';
import { askOn, shardNumbers } from '../../../clickhouse/shards.ts';
import { advisoryLocks, withLock } from '../../../database/advisory-lock.ts';
import { readHome, requireShards, type ClickHome } from '../../click-home.ts';
import { moveClicks, type Direction, type MoveClients, type OnPass } from './move-clicks.ts';
import { dropInPostgres, toClickHouse } from './to-clickhouse.ts';
import { dropInClickHouse, toPostgres } from './to-postgres.ts';

interface Move {
  to: ClickHome['place'];
  direction: Direction;
  /** Gives up the rows of the former place. */
  drop(client: ClientBase, movedFrom: Date): Promise<void>;
}
const moves = {
  'move-to-clickhouse': { to: 'clickhouse', direction: toClickHouse, drop: dropInPostgres },
  'move-back': { to: 'postgres', direction: toPostgres, drop: dropInClickHouse },
} as const satisfies Record<string, Move>;

/** A command that moves clicks. */
export type MoveCommand = keyof typeof moves;

/** What a command did: it moved the clicks, dropped their former rows, or found nothing to do. */
export type MoveOutcome = 'moved' | 'dropped' | 'nothing';

/** Moves all clicks, or drops their former rows where they have been moved. Throws ClicksDiffer, ClicksAway, or one sentence. */
export function move(command: MoveCommand, clients: MoveClients, onPass: OnPass): Promise<MoveOutcome> {
  const { to, direction, drop } = moves[command];
  return withLock(clients.writer, advisoryLocks.clickMove, async () => {
    const home = await readHome(clients.writer);
    if (home.place !== to) {
      if (to === 'postgres') await requireClicksThere(home);
      await moveClicks(direction, clients, onPass);
      return 'moved';
    }
    if (!home.movedFrom) return 'nothing';
    await drop(clients.writer, home.movedFrom);
    return 'dropped';
  });
}

/** Throws one sentence where the settings name another ClickHouse than the one that has the clicks. */
async function requireClicksThere(home: ClickHome): Promise<void> {
  requireShards(home);
  for (const shard of shardNumbers) {
    const found = await askOn(
      shard,
      "SELECT 1 FROM system.columns WHERE database = currentDatabase() AND table = 'click' LIMIT 1",
    );
    if (!found.length)
      throw new Error(`server ${shard + 1} of CLICKHOUSE_URL has no table of clicks in this database.`);
  }
}
