import type { ClickStore } from '../click-store.ts';
import { onConnection } from '../on-connection.ts';
import { PostgresClickWriter } from '../postgres/click-writer.ts';
import { postgresClickStore } from '../postgres/postgres-click-store.ts';
import { clickHouseRows } from './clickhouse-rows.ts';
import {
  countBefore,
  dropDays,
  dropMonths,
  firstDay,
  forgetOwner,
  purgeDeleted,
  subtractDeleted,
} from './deletions.ts';
import { maintainLabels } from './maintain-labels.ts';

/** Rows of clicks in ClickHouse; their texts, visitors of the day and what is measured of them in PostgreSQL. */
export const clickHouseClickStore: ClickStore = {
  ...postgresClickStore,
  writer: (owner) => new PostgresClickWriter(owner, clickHouseRows()),
  subtractDeleted: onConnection(subtractDeleted),
  purgeDeleted: onConnection(purgeDeleted),
  forgetOwner: onConnection(forgetOwner),
  dropMonths: onConnection(dropMonths),
  dropDays: onConnection(dropDays),
  countBefore,
  firstDay,
  maintainLabels: onConnection(maintainLabels),
};
