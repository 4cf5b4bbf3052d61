import type { ClientBase } from 'pg';
import { addDays, monthStart, utcDay } from '../days.ts';
import { clickStore } from './store.ts';

/**
 * Deletes clicks, and everything counted of them, once their whole month is older than `days` days at `now` (milliseconds
 * since 1970). The counters of links stay. Returns the number of months.
 */
export const forgetOldClicks = (client: ClientBase, days: number, now = Date.now()): Promise<number> =>
  clickStore.dropMonths(client, monthStart(addDays(utcDay(now), -days)));
