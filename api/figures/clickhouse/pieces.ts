import { askForClicks } from '../../click-model/ask-for-clicks.ts';
import { addDays, beginsAnywhere, daysBetween, endsEverywhere } from '../../common/days.ts';
import type { ClickQuery } from '../contract/contract.ts';
import { timestampOf } from './condition.ts';
import { NamedValues } from './values.ts';

/** The largest pieces; tests have small ones. */
export const pieces = {
  /** So many clicks, each for one set of groups: their distinct visitors take half of what a question may. */
  clicks: 24_000_000,
  /** The most pieces of one statement. */
  most: 64,
};

/** How many clicks an owner has in the period of a question, as the index tells within milliseconds: too many rather than too few. */
async function estimate({ ownerId, from, to }: ClickQuery): Promise<number> {
  const values = new NamedValues();
  const [told] = await askForClicks<{ rows: number }>(
    ownerId,
    `EXPLAIN ESTIMATE SELECT 1 FROM click WHERE owner_id = ${values.add(ownerId, 'UInt32')}
       AND at >= ${timestampOf(beginsAnywhere(from), values)} AND at < ${timestampOf(endsEverywhere(to), values)}`,
    values.named,
  );
  return told?.rows ?? 0;
}

/** How many of these the filters leave. */
async function count({ ownerId }: ClickQuery, where: string, { named }: NamedValues): Promise<number> {
  const [told] = await askForClicks<{ rows: number }>(
    ownerId,
    `SELECT count() AS rows FROM click WHERE ${where}`,
    named,
  );
  return told!.rows;
}

interface Parted {
  /** How many sets of groups each piece is computed for. */
  sets: number;
  /** The condition for the clicks of the question. */
  where: string;
  values: NamedValues;
}

/**
 * Conditions that part the clicks of a question, so that each piece's visitors fit into memory for so many sets of groups: by days, as a
 * visitor's number is another one each day, and by that number where a day is too much; none where all of them fit. Throws ClicksAway.
 */
export async function piecesOf(query: ClickQuery, { sets, where, values }: Parted): Promise<string[]> {
  const fits = (clicks: number) => clicks * sets <= pieces.clicks;
  if (fits(await estimate(query))) return [];
  const clicks = await count(query, where, values);
  if (fits(clicks)) return [];
  const needed = Math.min(Math.ceil((clicks * sets) / pieces.clicks), pieces.most);
  const days = daysBetween(query.from, query.to);
  const step = Math.max(1, Math.ceil(days.length / needed));
  const spans = days.filter((_, index) => index % step === 0);
  const parts = Math.ceil(needed / spans.length);
  return spans.flatMap((from) => {
    const last = addDays(from, step - 1);
    const to = last < query.to ? last : query.to;
    const ofDays = [
      `day BETWEEN ${values.add(from, 'Date')} AND ${values.add(to, 'Date')}`,
      `at >= ${timestampOf(beginsAnywhere(from), values)} AND at < ${timestampOf(endsEverywhere(to), values)}`,
    ].join(' AND ');
    if (parts === 1) return [ofDays];
    return Array.from({ length: parts }, (_, part) => `${ofDays} AND visitor % ${parts} = ${part}`);
  });
}
