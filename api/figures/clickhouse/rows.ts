import { askForClicks } from '../../click-model/ask-for-clicks.ts';
import type { ClickQuery } from '../contract/contract.ts';
import { clicksOf } from './condition.ts';
import { NamedValues } from './values.ts';

/** The rows that a statement over the clicks of a query gives; `where` is its condition. */
export async function rowsOf<Row>(
  query: ClickQuery,
  statement: (where: string, values: NamedValues) => string | Promise<string>,
): Promise<Row[]> {
  const values = new NamedValues();
  const where = await clicksOf(query, values);
  return askForClicks<Row>(query.ownerId, await statement(where, values), values.named);
}
