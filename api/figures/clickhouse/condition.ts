import { columnOf } from '../../click-model/dimensions.ts';
import { beginsAnywhere, endsEverywhere } from '../../common/days.ts';
import { deletedLinks } from '../../click-model/deleted-links.ts';
import type { ClickQuery } from '../contract/contract.ts';
import type { NamedValues } from './values.ts';

/** A time in milliseconds since 1970, as a value of the column `at`. */
export const timestampOf = (ms: number, values: NamedValues): string =>
  `fromUnixTimestamp64Milli(${values.add(ms, 'Int64')}, 'UTC')`;

/** The condition on the table of clicks for those of a query, bots included. Throws the database's errors. */
export async function clicksOf(query: ClickQuery, values: NamedValues): Promise<string> {
  const { ownerId, linkId, filters, from, to, span } = query;
  const deleted = await deletedLinks(ownerId);
  const conditions = [
    `owner_id = ${values.add(ownerId, 'UInt32')}`,
    // The order of the table finds the days of all zones; the owner's are among them.
    `at >= ${timestampOf(Math.max(beginsAnywhere(from), span?.since ?? -Infinity), values)}`,
    `at < ${timestampOf(Math.min(endsEverywhere(to), span?.before ?? Infinity), values)}`,
    `day BETWEEN ${values.add(from, 'Date')} AND ${values.add(to, 'Date')}`,
  ];
  if (deleted.length) conditions.push(`link_id NOT IN ${values.add(deleted, 'Array(UInt32)')}`);
  if (linkId !== null) conditions.push(`link_id = ${values.add(linkId, 'UInt32')}`);
  for (const { dimension, numbers, isNot } of filters) {
    conditions.push(`${columnOf(dimension)} ${isNot ? 'NOT IN' : 'IN'} ${values.add(numbers, 'Array(UInt32)')}`);
  }
  return conditions.join(' AND ');
}
