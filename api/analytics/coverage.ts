import { ATTEMPTED, type RoundTripAttempt, type SpeedAttempt } from '../click-model/attempts.ts';
import type { Analytics } from './analytics.ts';

/** Why nothing was measured of a click, by what was known when it was recorded; each with its words. */
export const gapReasons = {
  LEVEL_NONE: 'Measurement level None',
  LEVEL_ESSENTIAL: 'Measurement level Essential, which measures no speed',
  PRIVACY_SIGNAL: 'The visitor asked for privacy (GPC or DNT)',
  PLAIN_HTTP: 'Plain HTTP, without encryption',
  HTTP_1: 'HTTP/1.1, over which no round trip can be asked',
  PROXY: 'Behind a proxy that hides it',
  SAVE_DATA: 'The visitor saves data (Save-Data)',
  NOT_A_PAGE_VISIT: 'Not opened as a page: an image, a frame, an app without these headers',
  UNVERIFIED_WEBSITE: 'Method Embed, and the destination is no verified, active website of yours',
  SLOW_PLACE: 'Measuring is switched off for a slow network or country',
  SLOW_HANDSHAKE: 'The connection was too slow to be held up',
  NO_ANSWER: 'Asked for, but nothing that counts came: the visitor left early, was slow, or the report was suspect',
  NO_SPEED: 'The page reported, but no transfer told a speed in the time that it had',
  NOT_KNOWN: 'Not known: recorded before reasons were kept',
} as const;
export type GapReason = keyof typeof gapReasons;

/** What stored attempts say where nothing came of them. */
const reasonOf: Record<RoundTripAttempt | SpeedAttempt, GapReason> = {
  '': 'NOT_KNOWN',
  Attempted: 'NO_ANSWER',
  'Level None': 'LEVEL_NONE',
  'Privacy signal': 'PRIVACY_SIGNAL',
  'Plain HTTP': 'PLAIN_HTTP',
  'HTTP/1.1': 'HTTP_1',
  'Behind a proxy': 'PROXY',
  'Level Essential': 'LEVEL_ESSENTIAL',
  'Save-Data': 'SAVE_DATA',
  'Not a page visit': 'NOT_A_PAGE_VISIT',
  'Unverified website': 'UNVERIFIED_WEBSITE',
  'Slow network or country': 'SLOW_PLACE',
  'Slow handshake': 'SLOW_HANDSHAKE',
};

/** Clicks by people of which something was not measured, for one reason. */
export interface Gap {
  reason: GapReason;
  clicks: number;
}

/** On how many clicks by people a quantity rests, and why not on the others. */
export interface Coverage {
  measured: number;
  clicks: number;
  /** Most clicks first; with the measured ones they add up to all. */
  gaps: Gap[];
}

/** More than there are attempts. */
const ALL = { first: 100, offset: 0, search: '', orderBy: 'CLICKS' } as const;

/** What the round trips or the speeds of a scope rest on. */
export async function coverageOf(analytics: Analytics, quantity: 'roundTrip' | 'speed'): Promise<Coverage> {
  const dimension = quantity === 'speed' ? 'speedAttempt' : 'roundTripAttempt';
  const breakdown = await analytics.breakdown(dimension, ALL);
  const counts = new Map<GapReason, number>();
  const add = (reason: GapReason, clicks: number) => counts.set(reason, (counts.get(reason) ?? 0) + clicks);
  let [measured, clicks] = [0, 0];
  for (const row of breakdown.rows) {
    const people = analytics.scope.includeBots ? row.clicks - row.bots : row.clicks;
    const facts = await breakdown.factsOf(row);
    // A fact may be stored between the two counts.
    const known = Math.min(facts[quantity].count, people);
    const reported = quantity === 'speed' && row.key === ATTEMPTED ? facts.delay.count : 0;
    const withoutSpeed = Math.min(Math.max(reported - known, 0), people - known);
    measured += known;
    clicks += people;
    add('NO_SPEED', withoutSpeed);
    add(reasonOf[row.key as RoundTripAttempt | SpeedAttempt] ?? 'NOT_KNOWN', people - known - withoutSpeed);
  }
  const gaps = [...counts].map(([reason, count]) => ({ reason, clicks: count })).filter((gap) => gap.clicks > 0);
  return { measured, clicks, gaps: gaps.sort((a, b) => b.clicks - a.clicks || (a.reason < b.reason ? -1 : 1)) };
}
