import type { ClickStore } from '../click-store.ts';
import { atHome } from '../at-home.ts';
import { onConnection } from '../on-connection.ts';
import { forgetArrivals } from './click-arrivals.ts';
import { postgresRows } from './click-rows.ts';
import { PostgresClickWriter } from './click-writer.ts';
import { purgeDeleted } from './deleted-links.ts';
import { countBefore, dropDays, firstDay } from './drop-days.ts';
import { dropMonths } from './drop-months.ts';
import { forgetOwner } from './forget-owner.ts';
import { addPendingClicks } from './link-counters.ts';
import { maintainLabels } from './maintain-labels.ts';
import { joinFacts } from './measured-clicks.ts';
import { createAhead, forgetVisitors } from './partitions.ts';
import { subtractLinks } from './subtract-links.ts';

/** Clicks in PostgreSQL: rows in monthly partitions, sums by hour and by day, texts as labels. */
export const postgresClickStore: ClickStore = {
  writer: (owner) => new PostgresClickWriter(owner, postgresRows),
  subtractDeleted: atHome(subtractLinks),
  purgeDeleted: atHome(purgeDeleted),
  forgetOwner: atHome(forgetOwner),
  dropMonths: atHome(dropMonths),
  dropDays: atHome(dropDays),
  countBefore: onConnection(countBefore),
  firstDay: onConnection(firstDay),
  joinFacts: atHome(joinFacts),
  addPendingClicks: onConnection(addPendingClicks),
  createAhead: onConnection((client) => createAhead(client, new Set())),
  forgetVisitors: onConnection(async (client, now: number) => void (await forgetVisitors(client, new Set(), now))),
  forgetArrivals: onConnection(forgetArrivals),
  maintainLabels: atHome(maintainLabels),
};
