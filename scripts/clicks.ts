// npm run clicks -- move-to-clickhouse: moves the clicks of a running installation to the ClickHouse of CLICKHOUSE_URL; move-back moves them
// back to PostgreSQL. The same command again, once servers have started with the other setting, gives up what the former place has.
import { config } from '../api/common/config.ts';
import { useDatabase } from '../api/database/address.ts';
import { runningUrl } from '../api/database/embedded.ts';
import type { MoveCommand, MoveOutcome } from '../api/clicks/clickhouse/move/move.ts';
import type { DayDifference } from '../api/clicks/clickhouse/move/sums.ts';

const USAGE = 'Usage: npm run clicks -- move-to-clickhouse\n       npm run clicks -- move-back';
/** Days that are told of where both places differ. */
const MOST_TOLD = 50;

const count = (number: number) => number.toLocaleString('en');

const told: Record<MoveCommand, Record<MoveOutcome, string>> = {
  'move-to-clickhouse': {
    moved:
      'Both places agree by day and account. Clicks are in ClickHouse from now on, and new ones wait in the journals: start every server with CLICKHOUSE_URL. Then run this command once more.',
    dropped: 'PostgreSQL has given up the clicks that were moved.',
    nothing: 'The clicks are in ClickHouse already.',
  },
  'move-back': {
    moved:
      'Both places agree by day and account. Clicks are in PostgreSQL from now on, and new ones wait in the journals: start every server without CLICKHOUSE_URL. Then run this command once more.',
    dropped: 'ClickHouse has given up the clicks that were moved.',
    nothing: 'The clicks are in PostgreSQL already.',
  },
};

function tellDifferences(days: readonly DayDifference[], owners: readonly number[]): void {
  for (const { day, ownerId, inPostgres, inClickHouse } of days.slice(0, MOST_TOLD)) {
    console.error(`${day}, account ${ownerId}: PostgreSQL has ${inPostgres} clicks, ClickHouse ${inClickHouse}.`);
  }
  if (days.length > MOST_TOLD) console.error(`… and ${days.length - MOST_TOLD} more days.`);
  if (owners.length)
    console.error(`What was measured differs for the accounts ${owners.slice(0, MOST_TOLD).join(', ')}.`);
}

const isMoveCommand = (word = ''): word is MoveCommand => Object.hasOwn(told, word);

try {
  const [command, ...others] = process.argv.slice(2);
  if (!isMoveCommand(command) || others.length) throw new Error(USAGE);
  if (!config.clickHouse.shards.length)
    throw new Error('CLICKHOUSE_URL must name the ClickHouse that gets the clicks, or has them.');
  if (!config.databaseUrl) useDatabase(await runningUrl(config.dataDir));
  // These read the address of the database when they are loaded.
  const { pool } = await import('../api/database/pool.ts');
  const { move } = await import('../api/clicks/clickhouse/move/move.ts');
  const { ClicksDiffer } = await import('../api/clicks/clickhouse/move/move-clicks.ts');
  const [reader, writer] = [await pool.connect(), await pool.connect()];
  for (const client of [reader, writer]) await client.query('SET statement_timeout = 0');
  const onPass = (clicks: number, measured: number) =>
    console.log(`Copied ${count(clicks)} clicks, and what was measured of ${count(measured)}.`);
  const outcome = await move(command, { reader, writer }, onPass).catch((error: unknown) => {
    if (error instanceof ClicksDiffer) tellDifferences(error.days, error.owners);
    throw error;
  });
  console.log(told[command][outcome]);
} catch (error) {
  const { message } = error as Error;
  console.error(message === USAGE ? message : `The clicks were not moved: ${message}`);
  process.exitCode = message === USAGE ? 64 : 1;
}
process.exit();
