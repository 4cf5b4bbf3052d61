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
import { joinFactsAnyTime } from './settled-clicks.ts';

/** Clicks in ClickHouse, and what is measured of them; their texts, visitors of the day and what still changes in PostgreSQL. */
export const clickHouseClickStore: ClickStore = {
  ...postgresClickStore,
  writer: (owner) => new PostgresClickWriter(owner, clickHouseRows()),
  subtractDeleted: onConnection(subtractDeleted),
  purgeDeleted: onConnection(purgeDeleted),
  forgetOwner: onConnection(forgetOwner),
  joinFacts: onConnection(joinFactsAnyTime),
  dropMonths: onConnection(dropMonths),
  dropDays: onConnection(dropDays),
  countBefore,
  firstDay,
  maintainLabels: onConnection(maintainLabels),
};
