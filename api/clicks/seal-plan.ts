import { daysBetween } from '../days.ts';

/** How many clicks make a segment. */
export interface SealLimits {
  /** Of a month that is over, and of days that are over: fewer are read as they are, columns would save nothing. */
  minMonth: number;
  minRun: number;
  /** Of a day that goes on: so many are read as they are at every new start of a server; beyond, they become a part. */
  minPart: number;
  /** At most: they are in memory meanwhile, some 150 bytes each. */
  max: number;
}
export const sealLimits: SealLimits = { minMonth: 2_000, minRun: 10_000, minPart: 10_000, max: 2_000_000 };

/** A day's parts grow with what it has, up to so many times the least: else a busy one would be in hundreds. */
const PART_SHARE = 0.1;
const LARGEST_PART = 5;

/** Clicks may be stored a moment after they happened. */
const PART_MARGIN_MS = 5 * 60_000;

/** A segment as it is stored. */
export interface SealedSegment {
  id: string;
  firstDay: string;
  lastDay: string;
  part: number;
  /** Milliseconds since 1970; null where nothing of its days is left out. */
  until: number | null;
  clicks: number;
  gone: number[];
}

/** One month of an owner. */
export interface MonthState {
  /** The days that had clicks, oldest first, and how many. */
  days: { day: string; clicks: number }[];
  segments: SealedSegment[];
  /** The first day that may still get clicks. */
  today: string;
  /** The month's last day. */
  lastDay: string;
  now: number;
  limits: SealLimits;
}

/** Clicks to put into one segment: of these days, from `since` on and before `before` where they are set. */
export interface Stretch {
  days: string[];
  part: number;
  since: number | null;
  before: number | null;
}

/** What to write, and the segments it replaces. */
export interface SealPlan {
  replaced: string[];
  stretches: Stretch[];
}

const total = (days: { clicks: number }[]) => days.reduce((sum, { clicks }) => sum + clicks, 0);
const whole = (days: { day: string }[]): Stretch => ({
  days: days.map(({ day }) => day),
  part: 0,
  since: null,
  before: null,
});

/**
 * Says what of a month to put into columns: a month that is over becomes one segment, before that stretches of days that
 * are over become one each as soon as they are worth it, and a day with many clicks is taken in parts while it goes on.
 * Segments that do not hold the clicks their days have now, or hold clicks of deleted links, are written anew.
 */
export function planMonth(month: MonthState): SealPlan {
  const { days, segments, today, lastDay, limits } = month;
  const clicks = total(days);
  if (lastDay < today && clicks <= limits.max) {
    const [only, ...others] = segments;
    const isDone = only && !others.length && only.clicks === clicks && !only.gone.length;
    if (isDone || (!only && clicks < limits.minMonth)) return { replaced: [], stretches: [] };
    return { replaced: segments.map(({ id }) => id), stretches: days.length ? [whole(days)] : [] };
  }
  return planDays(month);
}

function planDays(month: MonthState): SealPlan {
  const plan: SealPlan = { replaced: [], stretches: [] };
  const byStretch = Map.groupBy(month.segments, ({ firstDay, lastDay }) => `${firstDay}/${lastDay}`);
  const covered = new Set<string>();
  for (const group of byStretch.values()) {
    const { firstDay, lastDay } = group[0]!;
    const days = month.days.filter(({ day }) => day >= firstDay && day <= lastDay);
    for (const day of daysBetween(firstDay, lastDay)) covered.add(day);
    renew(plan, month, group, days);
  }
  const open = month.days.filter(({ day }) => day < month.today && !covered.has(day));
  const { minRun, minPart, max } = month.limits;
  if (total(open) >= minRun) plan.stretches.push(...runs(open, covered, max).flatMap((run) => cut(run, max)));
  const begun = month.days.find(({ day }) => day === month.today);
  if (begun && !covered.has(begun.day) && begun.clicks >= minPart) plan.stretches.push(firstPart(begun.day, month.now));
  return plan;
}

/** Days beside each other, with no segment between them, and of a size that fits into memory. */
function runs(open: MonthState['days'], covered: Set<string>, max: number): MonthState['days'][] {
  const all: MonthState['days'][] = [];
  for (const day of open) {
    const last = all.at(-1);
    const isNext = last && !daysBetween(last.at(-1)!.day, day.day).some((between) => covered.has(between));
    if (isNext && total(last) + day.clicks <= max) last.push(day);
    else all.push([day]);
  }
  return all;
}

/** One segment, or for a day with too many clicks several of equal duration. */
function cut(days: MonthState['days'], max: number): Stretch[] {
  const slices = Math.ceil(total(days) / max);
  if (slices <= 1) return [whole(days)];
  const begin = Date.parse(`${days[0]!.day}T00:00:00Z`);
  const step = 86_400_000 / slices;
  return Array.from({ length: slices }, (_, part) => ({
    ...whole(days),
    part,
    since: part ? begin + part * step : null,
    before: part < slices - 1 ? begin + (part + 1) * step : null,
  }));
}

const firstPart = (day: string, now: number): Stretch => ({
  ...whole([{ day }]),
  before: now - PART_MARGIN_MS,
});

/** Looks after what exists: completes parts, writes anew what is wrong or holds deleted clicks. */
function renew(plan: SealPlan, month: MonthState, group: SealedSegment[], days: MonthState['days']): void {
  const sealed = total(group);
  const clicks = total(days);
  const last = group.reduce((a, b) => (a.part > b.part ? a : b));
  const isOver = last.lastDay < month.today;
  const isClean = group.every(({ gone }) => !gone.length);
  const mayGrow = !isOver && last.until !== null;
  if (isClean && sealed <= clicks && mayGrow) {
    const { minPart } = month.limits;
    const isWorth = clicks - sealed >= Math.min(Math.max(sealed * PART_SHARE, minPart), minPart * LARGEST_PART);
    const before = month.now - PART_MARGIN_MS;
    if (isWorth) plan.stretches.push({ ...whole(days), part: last.part + 1, since: last.until, before });
  } else if (!isClean || sealed !== clicks) {
    plan.replaced.push(...group.map(({ id }) => id));
    if (isOver && days.length) plan.stretches.push(...cut(days, month.limits.max));
  }
}
