// npm run clicks -- move-to-clickhouse: moves the clicks of a running installation to the ClickHouse of CLICKHOUSE_URL; again, once its
// servers have started with that setting, gives up what PostgreSQL still has of them.
import { config } from '../api/common/config.ts';
import { useDatabase } from '../api/database/address.ts';
import { runningUrl } from '../api/database/embedded.ts';
import type { MoveClients } from '../api/clicks/clickhouse/move/copy-day.ts';

const USAGE = 'Usage: npm run clicks -- move-to-clickhouse';
/** Days that are told of where both places differ. */
const MOST_TOLD = 50;

const count = (number: number) => number.toLocaleString('en');

async function moveToClickHouse(clients: MoveClients): Promise<void> {
  const { readHome } = await import('../api/clicks/click-home.ts');
  const {
    ClicksDiffer,
    dropMoved,
    moveToClickHouse: move,
  } = await import('../api/clicks/clickhouse/move/move-to-clickhouse.ts');
  if ((await readHome(clients.writer)).place === 'clickhouse') {
    const isDropped = await dropMoved(clients.writer);
    return console.log(
      isDropped ? 'PostgreSQL has given up the clicks that were moved.' : 'The clicks are in ClickHouse already.',
    );
  }
  try {
    await move(clients, (clicks, measured) =>
      console.log(`Sent ${count(clicks)} clicks, and what was measured of ${count(measured)}.`),
    );
  } catch (error) {
    if (error instanceof ClicksDiffer) tellDifferences(error);
    throw error;
  }
  console.log(
    'Both places agree by day and account. Clicks are in ClickHouse from now on, and new ones wait in the journals: start every server with CLICKHOUSE_URL. Then run this command once more.',
  );
}

function tellDifferences({
  days,
  owners,
}: {
  days: readonly { ownerId: number; day: string; inPostgres: number; inClickHouse: number }[];
  owners: readonly number[];
}): void {
  for (const { day, ownerId, inPostgres, inClickHouse } of days.slice(0, MOST_TOLD)) {
    console.error(`${day}, account ${ownerId}: PostgreSQL has ${inPostgres} clicks, ClickHouse ${inClickHouse}.`);
  }
  if (days.length > MOST_TOLD) console.error(`… and ${days.length - MOST_TOLD} more days.`);
  if (owners.length)
    console.error(`What was measured differs for the accounts ${owners.slice(0, MOST_TOLD).join(', ')}.`);
}

try {
  const [command, ...others] = process.argv.slice(2);
  if (command !== 'move-to-clickhouse' || others.length) throw new Error(USAGE);
  if (!config.clickHouse.shards.length)
    throw new Error('CLICKHOUSE_URL must name the ClickHouse that gets the clicks.');
  if (!config.databaseUrl) useDatabase(await runningUrl(config.dataDir));
  const { pool } = await import('../api/database/pool.ts');
  const [reader, writer] = [await pool.connect(), await pool.connect()];
  for (const client of [reader, writer]) await client.query('SET statement_timeout = 0');
  await moveToClickHouse({ reader, writer });
} catch (error) {
  const { message } = error as Error;
  console.error(message === USAGE ? message : `The clicks were not moved: ${message}`);
  process.exitCode = message === USAGE ? 64 : 1;
}
process.exit();
