import { beginsAnywhere, endsEverywhere } from '../../days.ts';
import { labelColumns, type Dimension } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';
import type { Which } from '../click-columns.ts';
import type { Parameters } from './parameters.ts';

/** Where a click keeps each dimension. */
export const columnOf: Record<Dimension, string> = {
  link: 'link_id',
  country: 'country',
  device: 'device',
  os: 'os',
  browser: 'browser',
  channel: 'channel',
  ...labelColumns,
};

/** The moments that any zone's days can have, which lead to the partitions; the days themselves are stored. */
export function momentsOf({ from, to }: DayRange): { since: string; before: string } {
  return {
    since: new Date(beginsAnywhere(from)).toISOString(),
    before: new Date(endsEverywhere(to)).toISOString(),
  };
}

/** The condition, on analytics.click AS c, that the click's link was not deleted; `owner` is an SQL expression. */
export const ofExistingLinks = (owner: string): string =>
  `c.link_id NOT IN (SELECT link_id FROM analytics.deleted_link WHERE owner_id = ${owner})`;

/** The condition, on analytics.click AS c, of the clicks of a scope in a range of days; bots are among them. */
export function clicksOf(scope: Which, range: DayRange, parameters: Parameters): string {
  const { since, before } = momentsOf(range);
  return [
    ...which(scope, parameters),
    `c.at >= ${parameters.add(since)}::timestamptz`,
    `c.at < ${parameters.add(before)}::timestamptz`,
    `c.day >= ${parameters.add(range.from)}::date`,
    `c.day <= ${parameters.add(range.to)}::date`,
  ].join(' AND ');
}

function which({ viewerId, linkId, filters }: Which, parameters: Parameters): string[] {
  const owner = parameters.add(viewerId);
  const conditions = [`c.owner_id = ${owner}`, ofExistingLinks(owner)];
  if (linkId !== null) conditions.push(`c.link_id = ${parameters.add(linkId)}`);
  for (const { dimension, numbers, isNot } of filters) {
    const list = parameters.add(numbers);
    conditions.push(`c.${columnOf[dimension]} ${isNot ? `<> ALL (${list}::int[])` : `= ANY (${list}::int[])`}`);
  }
  return conditions;
}
