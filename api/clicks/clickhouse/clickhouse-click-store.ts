import type { ClickStore } from '../click-store.ts';
import { atHome } from '../at-home.ts';
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
  subtractDeleted: atHome(subtractDeleted),
  purgeDeleted: atHome(purgeDeleted),
  forgetOwner: atHome(forgetOwner),
  joinFacts: atHome(joinFactsAnyTime),
  dropMonths: atHome(dropMonths),
  dropDays: atHome(dropDays),
  countBefore,
  firstDay,
  maintainLabels: atHome(maintainLabels),
};
