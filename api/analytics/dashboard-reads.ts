import { askClicks } from './engine/click-engine.ts';
import type { ClickQuery, ClickRow, DaySums, ValuePage } from './engine/contract.ts';
import type { DayRange } from './period.ts';

const MOST_CLICKED = { offset: 0, orderBy: 'CLICKS', includeBots: false, among: null } as const;

const ofOwner = (ownerId: number, { from, to }: DayRange): ClickQuery => ({
  ownerId,
  linkId: null,
  filters: [],
  from,
  to,
});

/** The owner's days that had anything, oldest first. */
export const daySums = (ownerId: number, range: DayRange): Promise<DaySums[]> =>
  askClicks(ofOwner(ownerId, range), { kind: 'days' });

/** The owner's links with the most human clicks. */
export async function topLinks(ownerId: number, range: DayRange, first: number): Promise<ValuePage['rows']> {
  const window = { ...MOST_CLICKED, first };
  return (await askClicks(ofOwner(ownerId, range), { kind: 'breakdown', dimension: 'link', window })).rows;
}

/** The owner's latest human clicks, newest first. */
export const recentClicks = (ownerId: number, range: DayRange, first: number): Promise<ClickRow[]> =>
  askClicks(ofOwner(ownerId, range), { kind: 'clicks', audience: 'humans', reasons: [], window: { first } });
