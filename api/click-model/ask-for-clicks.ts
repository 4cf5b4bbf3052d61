import { ClickTablesMissing } from '../clickhouse/clicks-away.ts';
import { askShard } from '../clickhouse/shards.ts';
import { clickTablesAreThere, clickTablesMayBeMissing } from './clickhouse-tables.ts';

/**
 * The rows that a question about an owner's clicks is answered with. Makes the tables where they are missing: at a first start, the first
 * question may come before the first click. Throws ClicksAway or ClicksTooMany.
 */
export async function askForClicks<Row>(...question: Parameters<typeof askShard>): Promise<Row[]> {
  try {
    return await askShard<Row>(...question);
  } catch (error) {
    if (!(error instanceof ClickTablesMissing)) throw error;
    clickTablesMayBeMissing();
    await clickTablesAreThere();
    return askShard<Row>(...question);
  }
}
