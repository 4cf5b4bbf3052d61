import { beginsAnywhere, endsEverywhere } from '../../common/days.ts';
import { columnOf } from '../../click-model/dimensions.ts';
import type { ClickQuery } from '../contract/contract.ts';
import type { Parameters } from './sql-parameters.ts';

/** The condition that a timestamp is within a range of days in any zone; it selects the partitions. */
export function withinDays(column: string, { from, to }: { from: string; to: string }, parameters: Parameters): string {
  const since = parameters.add(new Date(beginsAnywhere(from)).toISOString());
  const before = parameters.add(new Date(endsEverywhere(to)).toISOString());
  return `${column} >= ${since}::timestamptz AND ${column} < ${before}::timestamptz`;
}

/** The condition on analytics.click AS c for the clicks of a query, including bots. */
export function clicksOf(query: ClickQuery, parameters: Parameters): string {
  const { ownerId, linkId, filters, from, to } = query;
  const owner = parameters.add(ownerId);
  const conditions = [
    `c.owner_id = ${owner}`,
    `c.link_id NOT IN (SELECT link_id FROM analytics.deleted_link WHERE owner_id = ${owner})`,
  ];
  if (linkId !== null) conditions.push(`c.link_id = ${parameters.add(linkId)}`);
  for (const { dimension, numbers, isNot } of filters) {
    const list = parameters.add(numbers);
    conditions.push(`c.${columnOf(dimension)} ${isNot ? `<> ALL (${list}::int[])` : `= ANY (${list}::int[])`}`);
  }
  if (typeof query.span?.since === 'number') conditions.push(`c.at >= ${timestampOf(query.span.since, parameters)}`);
  if (typeof query.span?.before === 'number') conditions.push(`c.at < ${timestampOf(query.span.before, parameters)}`);
  return [
    ...conditions,
    withinDays('c.at', query, parameters),
    `c.day >= ${parameters.add(from)}::date`,
    `c.day <= ${parameters.add(to)}::date`,
  ].join(' AND ');
}

const timestampOf = (timestamp: number, parameters: Parameters) =>
  `${parameters.add(new Date(timestamp).toISOString())}::timestamptz`;
