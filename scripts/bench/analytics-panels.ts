// The panels of the analytics: as the product answers them, with nothing in memory, and as plain SQL on the rows.
import { join } from 'node:path';
import { breakdownPage } from '../../api/analytics/breakdown-page.ts';
import { columnsSettings } from '../../api/analytics/columns/client.ts';
import type { Ask } from '../../api/analytics/columns/question.ts';
import { Thread } from '../../api/analytics/columns/thread.ts';
import type { Answering } from '../../api/analytics/columns/worker-messages.ts';
import { clicksOf as columnsOf } from '../../api/analytics/click-columns.ts';
import type { Scope } from '../../api/analytics/scope.ts';
import { sourceOf } from '../../api/analytics/source.ts';
import { clickPage } from '../../api/analytics/sql/click-page.ts';
import { clicksOf, columnOf } from '../../api/analytics/sql/condition.ts';
import { Parameters } from '../../api/analytics/sql/parameters.ts';
import { pool } from '../../api/db.ts';
import type { Dimension } from '../../api/dimensions.ts';

export interface Panel {
  /** As the product answers it. */
  ask: (scope: Scope) => Promise<unknown>;
  /** What it asks of the columns. */
  columns: Ask;
  /** What plain SQL selects and how it groups and sorts. */
  select: string;
  rest: string;
}

const PEOPLE = 'count(*) FILTER (WHERE c.kind = 0) AS clicks, count(*) FILTER (WHERE c.kind <> 0) AS bots';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const window = { first: 10, offset: 0, orderBy: 'CLICKS' } as const;

function shares(dimension: Dimension): Panel {
  const first = dimension === 'link' ? 'firstLink' : 'firstOwner';
  const flag = dimension === 'link' ? 'first_link' : 'first_owner';
  return {
    ask: (scope) => breakdownPage(scope, scope.days, dimension, { ...window, search: '' }),
    columns: { kind: 'page', part: dimension, first, window: { ...window, includeBots: false, among: null } },
    select: `c.${columnOf[dimension]}, ${PEOPLE}, count(*) FILTER (WHERE c.${flag}) AS visitors`,
    rest: 'GROUP BY 1 ORDER BY 2 DESC LIMIT 10',
  };
}

function line(kind: 'days' | 'weekHours', keys: string): Panel {
  return {
    ask: (scope) => sourceOf(scope)[kind](scope.days),
    columns: { kind, first: 'firstOwner' },
    select: `${keys}, ${PEOPLE}, count(*) FILTER (WHERE c.first_owner) AS visitors`,
    rest: `GROUP BY ${keys} ORDER BY ${keys}`,
  };
}

const middleOf = ({ days }: Scope) => new Date((Date.parse(days.from) + Date.parse(days.to)) / 2);

export const panels: Record<string, Panel> = {
  days: line('days', 'c.day'),
  'hours of the week': line('weekHours', 'extract(isodow FROM c.day), c.hour'),
  countries: shares('country'),
  cities: shares('city'),
  devices: shares('device'),
  browsers: shares('browser'),
  channels: shares('channel'),
  referrers: shares('referrer'),
  campaigns: shares('utmCampaign'),
  networks: shares('network'),
  links: shares('link'),
  'click history': {
    ask: (scope) => clickPage({ ...scope, bots: null }, { first: 50 }),
    columns: { kind: 'newest', before: null, who: 'people', limit: 51 },
    select: 'c.*',
    rest: 'ORDER BY c.at DESC, c.click_id DESC LIMIT 50',
  },
  'history, far back': {
    ask: (scope) => clickPage({ ...scope, bots: null }, { after: { at: middleOf(scope), id: LAST_ID }, first: 50 }),
    columns: { kind: 'newest', before: null, who: 'people', limit: 51 },
    select: 'c.*',
    rest: 'ORDER BY c.at DESC, c.click_id DESC LIMIT 50 OFFSET 20000',
  },
};

const cold = new Thread<Answering['asked'], Answering['answered']>(
  join(import.meta.dirname, 'analytics-cold.ts'),
  columnsSettings,
);

/** Asks a panel of an engine that has nothing of the clicks in memory yet; its connections are kept, as the product's are. */
export async function askCold(scope: Scope, { columns }: Panel): Promise<void> {
  await cold.ask({ ...columnsOf(scope, scope.days), asks: [columns] });
}

/** Ends the thread that answers askCold. */
export const closeCold = (): Promise<void> => cold.end();

/** Asks the same of the rows of the clicks, as one would without sums or columns. */
export async function askPlainly(scope: Scope, { select, rest }: Panel): Promise<void> {
  const parameters = new Parameters();
  const where = clicksOf(scope, scope.days, parameters);
  await pool.query(`SELECT ${select} FROM analytics.click c WHERE ${where} ${rest}`, parameters.values);
}
