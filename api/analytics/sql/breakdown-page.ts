import { pool } from '../../db.ts';
import { dimensions, type Dimension } from '../../dimensions.ts';
import { found as isFound, likePattern } from '../../urls/filter.ts';
import { absentLabel, closedDimension, UNKNOWN } from '../dimension-values.ts';
import type { DayRange } from '../period.ts';
import type { Scope } from '../scope.ts';
import { sourceOf, type Sums } from '../source.ts';
import { Parameters } from './parameters.ts';

/** By what a breakdown is sorted, most first. */
export const breakdownOrders = ['CLICKS', 'VISITORS'] as const;
export type BreakdownOrder = (typeof breakdownOrders)[number];

/** Which rows of a breakdown are wanted. */
export interface BreakdownWindow {
  first: number;
  offset: number;
  /** Part of the label in letters of any case; empty for all. */
  search: string;
  orderBy: BreakdownOrder;
}

/** The sums of one value; `label` is what the click brought, where the dimension's values are such texts. */
export interface ValueSums extends Sums {
  value: number;
  label: string | null;
}

export interface BreakdownPage {
  rows: ValueSums[];
  /** How many values were found, on all pages. */
  found: number;
  /** The sums of all values, found or not: the scope's totals. Visitors add up for every dimension but links. */
  whole: Sums;
}

const shown = ({ includeBots }: Pick<Scope, 'includeBots'>) => (includeBots ? 'clicks + bots' : 'clicks');

/** One page of a scope's clicks by the values of a dimension; values without a click that counts are left out. */
export async function breakdownPage(
  scope: Scope,
  range: DayRange,
  dimension: Dimension,
  { first, offset, search, orderBy }: BreakdownWindow,
): Promise<BreakdownPage> {
  const parameters = new Parameters();
  const groups = sourceOf(scope).groups(range, dimension, parameters);
  const order = orderBy === 'CLICKS' ? `${shown(scope)} DESC, visitors DESC` : `visitors DESC, ${shown(scope)} DESC`;
  const { rows } = await pool.query<ValueSums & Whole>(
    `WITH groups AS MATERIALIZED (${groups}),
      found AS (SELECT * FROM groups WHERE ${shown(scope)} > 0 AND ${searched(scope, dimension, search, parameters)}),
      page AS (SELECT * FROM found ORDER BY ${order}, value
        LIMIT ${parameters.add(first)} OFFSET ${parameters.add(offset)})
    SELECT page.*, l.label, (SELECT count(*)::int FROM found) AS found, whole.*
    FROM (SELECT coalesce(sum(clicks), 0)::int AS "allClicks", coalesce(sum(bots), 0)::int AS "allBots",
        coalesce(sum(visitors), 0)::int AS "allVisitors" FROM groups) AS whole
      LEFT JOIN page ON true
      LEFT JOIN analytics.label l ON ${hasLabels(dimension) ? 'l.id = page.value' : 'false'}
    ORDER BY ${order.replaceAll(/clicks|bots|visitors/g, 'page.$&')}, page.value`,
    parameters.values,
  );
  return pageOf(rows);
}

interface Whole {
  found: number;
  allClicks: number;
  allBots: number;
  allVisitors: number;
}

function pageOf(rows: (ValueSums & Whole)[]): BreakdownPage {
  const { found, allClicks, allBots, allVisitors } = rows[0]!;
  return {
    found,
    whole: { clicks: allClicks, bots: allBots, visitors: allVisitors },
    // A page without rows still brings one, with the sums of the whole.
    rows: rows
      .filter(({ value }) => value !== null)
      .map(({ value, label, clicks, bots, visitors }) => ({ value, label, clicks, bots, visitors })),
  };
}

const hasLabels = (dimension: Dimension) => dimension !== 'link' && !closedDimension(dimension);

/** The condition of the values whose label has the text in it. */
function searched(scope: Scope, dimension: Dimension, search: string, parameters: Parameters): string {
  const text = search.trim().toLowerCase();
  if (!text) return 'true';
  const list = closedDimension(dimension);
  if (list) {
    const numbers = list.numbers.filter((number) => list.labelOf(number).toLowerCase().includes(text));
    return `value = ANY (${parameters.add(numbers)}::int[])`;
  }
  const owner = parameters.add(scope.viewerId);
  parameters.add(likePattern(text));
  const pattern = parameters.values.length;
  if (dimension === 'link') {
    return `value IN (SELECT url_id FROM search.url WHERE owner_id = ${owner} AND ${isFound(pattern)})`;
  }
  const labels = `value IN (SELECT id FROM (SELECT id, ${labelText(dimension)} AS body FROM analytics.label
    WHERE owner_id = ${owner} AND dimension = ${dimensions[dimension]}) AS labels WHERE ${isFound(pattern)})`;
  return absentLabel(dimension).toLowerCase().includes(text) ? `(value = ${UNKNOWN} OR ${labels})` : labels;
}

/** A city's label also names its region and country, which nobody means who looks for a city. */
const labelText = (dimension: Dimension) =>
  `lower(${dimension === 'city' ? `split_part(label, '|', 1)` : 'label'} COLLATE "und-x-icu")`;
