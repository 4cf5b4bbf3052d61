import { createHash } from 'node:crypto';
import { z } from 'zod';
import { homeCountryOf } from '../account/home-country.ts';
import { addDays } from '../common/days.ts';
import { dimensionKeys, type Dimension } from '../click-model/dimensions.ts';
import { MAX_FILTER_TEXT, MAX_FILTER_VALUES } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Owner } from '../common/viewer.ts';
import type { ClickFilter, ClickQuery } from '../figures/contract/contract.ts';
import type { Tag } from '../generated/prisma/client.ts';
import { NO_ROW } from '../graph/row-id.ts';
import { linksWithTag, type TaggedLinks } from '../tags/links-with-tag.ts';
import { checkFilters, requireLinks, type Filter as AskedFilter } from './filters.ts';
import { comparedRange, comparisons, type ComparedRange } from './compared-range.ts';
import { firstDayOf } from './first-day.ts';
import { lastHours } from './last-hours.ts';
import {
  lastStoredDay,
  lengthOf,
  LONGEST_RANGE_DAYS,
  onlyIfShown,
  shownPart,
  storedDays,
  todayOf,
  type DayRange,
  type ShownRange,
} from '../figures/contract/period.ts';

/** The periods of the analytics and how many days each has, today included; a rolling day covers 24 hours. */
export const analyticsPeriods = {
  TODAY: 1,
  LAST_24_HOURS: 1,
  LAST_7_DAYS: 7,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
  LAST_365_DAYS: 365,
} as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;

const MAX_FILTERS = 20;

const DAY = 'Enter days as 2026-01-31.';
const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
const Day = z
  .string(DAY)
  .regex(/^\d{4}-\d{2}-\d{2}$/, DAY)
  .refine(isDay, DAY);

/** PostgreSQL cannot store the NUL character, so no stored text contains it. */
export const Text = z
  .string()
  .max(MAX_FILTER_TEXT, `A text can have at most ${MAX_FILTER_TEXT} characters.`)
  .refine((text) => !text.includes('\0'), 'The text contains a character that cannot be stored.');

const Filter = z.object({
  dimension: z.enum(dimensionKeys as [Dimension, ...Dimension[]], 'This is not a known dimension.'),
  values: z
    .array(Text)
    .min(1, 'A filter needs a value.')
    .max(MAX_FILTER_VALUES, `A filter can have at most ${MAX_FILTER_VALUES} values.`),
  isNot: z.boolean().nullish(),
});

const Input = z
  .object({
    period: z.enum(Object.keys(analyticsPeriods) as [AnalyticsPeriod, ...AnalyticsPeriod[]]).nullish(),
    from: Day.nullish(),
    to: Day.nullish(),
    linkId: z.number().int().nullish(),
    tagId: z.number().int().nullish(),
    filters: z.array(Filter).max(MAX_FILTERS, `At most ${MAX_FILTERS} filters can be combined.`).nullish(),
    compare: z.enum(comparisons, 'Compare with the previous period or the previous year.').nullish(),
    matchWeekdays: z.boolean().nullish(),
    includeBots: z.boolean().nullish(),
  })
  .refine(({ from, to }) => from || !to, { path: ['from'], message: 'Enter the first day of the range.' })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'The last day is before the first.' });
type Input = z.infer<typeof Input>;

/** The input of a scope; openScope validates it. */
export type ScopeInput = z.input<typeof Input>;

/** A validated scope: the plan shows its days, and the viewer owns its links. */
export interface Scope {
  viewerId: number;
  timeZone: string;
  /** The day of the week on which weeks begin, 1 (Monday) to 7 (Sunday). */
  firstWeekday: number;
  /** The owner's country; null where none was chosen and the zone has none. */
  homeCountry: string | null;
  days: ShownRange;
  /** The same number of days for trends to compare with; null when some are no longer stored. */
  compared: ComparedRange | null;
  /** The same days if the plan shows them day by day, otherwise null. */
  comparedShown: DayRange | null;
  /** The first day with something to click; null without links. */
  firstDay: () => Promise<string | null>;
  /** The owner's current day, and the last day that clicks may be stored under. */
  today: string;
  lastStored: string;
  /** The only link of the scope; null for all links of the owner. */
  linkId: number | null;
  /** The tag whose links the scope is about; null for none. */
  tag: Tag | null;
  filters: ClickFilter[];
  /** The filters as requested, with the keys of the API. */
  asked: readonly AskedFilter[];
  /** Whether clicks by bots, previews and prefetches count as clicks. */
  includeBots: boolean;
  /** Equal for equal queries of the same viewer, even on another day. */
  key: string;
  askedAt: Date;
}

/**
 * Validates a query of the owner's clicks. Refuses INVALID input (also days outside the history
 * of the plan) and NOT_FOUND for links and tags of other accounts.
 */
export async function openScope(owner: Owner, input: unknown, now = Date.now()): Promise<Scope> {
  const question = parseInput(Input, input);
  const days = shownDays(owner, question, now);
  const { linkId, tagged, filters } = await narrowed(owner, question);
  const today = todayOf(owner, now);
  const wish = { comparison: question.compare ?? 'PREVIOUS_PERIOD', matchWeekdays: question.matchWeekdays ?? false };
  const compared = comparedRange(owner, days, wish, now);
  let firstDay: Promise<string | null> | undefined;
  return {
    viewerId: owner.id,
    timeZone: owner.timeZone,
    firstWeekday: owner.firstWeekday,
    homeCountry: homeCountryOf(owner),
    days,
    compared,
    comparedShown: compared && onlyIfShown(owner, compared, now),
    firstDay: () => (firstDay ??= firstDayOf(owner, linkId, today)),
    today,
    lastStored: lastStoredDay(owner, now),
    linkId,
    tag: tagged?.tag ?? null,
    filters,
    asked: question.filters ?? [],
    includeBots: question.includeBots ?? false,
    key: createHash('sha256').update(canonical(question, tagged)).digest('base64url'),
    askedAt: new Date(now),
  };
}

/** The engine's query for the clicks of a scope in a range of days. */
export function queryOf({ viewerId, linkId, filters, today, lastStored }: Scope, range: DayRange): ClickQuery {
  const { from, to, span = null } = storedDays(range, today, lastStored);
  return { ownerId: viewerId, linkId, filters, from, to, span };
}

function shownDays(owner: Owner, question: Input, now: number): ShownRange {
  const asked = askedDays(question, owner, now);
  const shown = shownPart(owner, asked, now);
  if (shown.from > shown.to) {
    throw new UserError('INVALID', `Your plan shows clicks from ${shown.from} onwards.`, 'to');
  }
  if (lengthOf(shown) > LONGEST_RANGE_DAYS) {
    throw new UserError('INVALID', `A range can have at most ${LONGEST_RANGE_DAYS} days.`, 'from');
  }
  return shown;
}

/** A range ends today at the latest, as there are no clicks in the future. */
function askedDays({ period, from, to }: Input, owner: Owner, now: number): DayRange {
  const today = todayOf(owner, now);
  if (!from && period === 'LAST_24_HOURS') return lastHours(owner.timeZone, now);
  if (!from) return { from: addDays(today, 1 - analyticsPeriods[period ?? 'LAST_30_DAYS']), to: today };
  if (from > today) throw new UserError('INVALID', 'The first day is in the future.', 'from');
  return { from, to: to && to < today ? to : today };
}

/** The links that a question names, so that no other's clicks count in it; null where it names none. */
export function linksOf({ linkId, filters }: Pick<ScopeInput, 'linkId' | 'filters'>): number[] | null {
  const named = (filters ?? []).filter(({ dimension, isNot }) => dimension === 'link' && !isNot);
  const lists = [...(typeof linkId === 'number' ? [[linkId]] : []), ...named.map(({ values }) => values.map(Number))];
  return lists.length ? lists.reduce((some, others) => some.filter((id) => others.includes(id))) : null;
}

/** The clicks of some links; none where there are none. */
const anyOf = (linkIds: readonly number[]): ClickFilter => ({
  dimension: 'link',
  numbers: linkIds.length ? linkIds : [NO_ROW],
  isNot: false,
});

/** What a question narrows its clicks to; refuses as openScope does. */
async function narrowed(owner: Owner, { linkId = null, tagId = null, filters }: Input) {
  const checked = await checkFilters(owner.id, filters ?? []);
  const tagged = tagId === null ? null : await linksWithTag(owner.id, tagId);
  const all = tagged ? [...checked, anyOf(tagged.linkIds)] : checked;
  const narrow = tagged?.linkIds.length === 0 ? { linkId, filters: all } : oneLink(linkId, all);
  if (narrow.linkId !== null) await requireLinks(owner.id, [narrow.linkId]);
  return { ...narrow, tagged };
}

/** A filter for exactly one link equals the link as scope, and must show the same visitors. */
function oneLink(linkId: number | null, filters: ClickFilter[]): Pick<Scope, 'linkId' | 'filters'> {
  if (linkId !== null) return { linkId, filters };
  const one = filters.find(({ dimension, isNot, numbers }) => dimension === 'link' && !isNot && numbers.length === 1);
  return one ? { linkId: one.numbers[0]!, filters: filters.filter((filter) => filter !== one) } : { linkId, filters };
}

/** Other links with the tag are another question. */
function canonical(question: Input, tagged: TaggedLinks | null): string {
  const { period, from, to, linkId, filters, compare, matchWeekdays, includeBots } = question;
  const days = from ? [from, to ?? null] : [period ?? 'LAST_30_DAYS'];
  const sorted = (filters ?? []).map(({ dimension, values, isNot }) => [dimension, !!isNot, ...[...values].sort()]);
  const rest = [compare ?? 'PREVIOUS_PERIOD', !!matchWeekdays, !!includeBots];
  return JSON.stringify([days, linkId ?? 0, sorted, ...rest, ...(tagged ? [tagged.tag.id, tagged.linkIds] : [])]);
}
