import { daysBetween, utcMidnight } from '../../../common/days.ts';
import type { ClickBlock } from '../layout/click-block.ts';
import { LAYOUT } from '../layout/column-groups.ts';

/** How many clicks make a block. */
export interface CompactionLimits {
  /** Of a month that is over, and of days that are over: for fewer, columns would save nothing. */
  minMonth: number;
  minRun: number;
  /** Of a day that goes on: every new start of a server reads up to so many from rows. */
  minPart: number;
  /** At most: compaction holds them in memory, some 150 bytes each. */
  max: number;
}
export const compactionLimits: CompactionLimits = { minMonth: 2_000, minRun: 10_000, minPart: 10_000, max: 2_000_000 };

/** The parts of a day grow with its clicks, up to so many times the least: else a busy day would have hundreds. */
const PART_SHARE = 0.1;
const LARGEST_PART = 5;

/** Clicks may be stored a moment after they happened. */
const PART_MARGIN_MS = 5 * 60_000;

/** One month of an owner. */
export interface MonthState {
  /** The days that had clicks, oldest first, and how many. */
  days: { day: string; clicks: number }[];
  blocks: ClickBlock[];
  /** The first day that may still get clicks. */
  today: string;
  /** The month's last day. */
  lastDay: string;
  now: number;
  limits: CompactionLimits;
}

/** Clicks to put into one block: of these days, from `since` on and before `before` where they are set. */
export interface CompactionRange {
  days: string[];
  part: number;
  since: number | null;
  before: number | null;
}

/** What to write, and the blocks it replaces. */
export interface CompactionPlan {
  replaced: string[];
  ranges: CompactionRange[];
}

const total = (days: { clicks: number }[]) => days.reduce((sum, { clicks }) => sum + clicks, 0);
const whole = (days: { day: string }[]): CompactionRange => ({
  days: days.map(({ day }) => day),
  part: 0,
  since: null,
  before: null,
});

/**
 * Plans the compaction of a month: a month that is over becomes one block, before that ranges of days that are over
 * become one each as soon as they are worth it, and a day with many clicks is taken in parts while it goes on. Blocks
 * that do not hold the clicks their days have now, hold clicks of deleted links or lack columns are written anew.
 */
export function planMonth(month: MonthState): CompactionPlan {
  const { days, blocks, today, lastDay, limits } = month;
  const clicks = total(days);
  if (lastDay < today && clicks <= limits.max) {
    const [only, ...others] = blocks;
    const isWhole = only && !others.length && only.until === null && only.layout >= LAYOUT;
    const isDone = isWhole && only.clicks === clicks && !only.deletedLinkIds.length;
    if (isDone || (!only && clicks < limits.minMonth)) return { replaced: [], ranges: [] };
    return { replaced: blocks.map(({ id }) => id), ranges: days.length ? [whole(days)] : [] };
  }
  return planDays(month);
}

function planDays(month: MonthState): CompactionPlan {
  const plan: CompactionPlan = { replaced: [], ranges: [] };
  const byRange = Map.groupBy(month.blocks, ({ firstDay, lastDay }) => `${firstDay}/${lastDay}`);
  const covered = new Set<string>();
  for (const group of byRange.values()) {
    const { firstDay, lastDay } = group[0]!;
    const days = month.days.filter(({ day }) => day >= firstDay && day <= lastDay);
    for (const day of daysBetween(firstDay, lastDay)) covered.add(day);
    renew(plan, month, group, days);
  }
  const open = month.days.filter(({ day }) => day < month.today && !covered.has(day));
  const { minRun, minPart, max } = month.limits;
  if (total(open) >= minRun) plan.ranges.push(...adjacentDays(open, covered, max).flatMap((range) => cut(range, max)));
  const begun = month.days.find(({ day }) => day === month.today);
  if (begun && !covered.has(begun.day) && begun.clicks >= minPart) plan.ranges.push(firstPart(begun.day, month.now));
  return plan;
}

/** Days beside each other, with no block between them, and of a size that fits into memory. */
function adjacentDays(open: MonthState['days'], covered: Set<string>, max: number): MonthState['days'][] {
  const all: MonthState['days'][] = [];
  for (const day of open) {
    const last = all.at(-1);
    const isNext = last && !daysBetween(last.at(-1)!.day, day.day).some((between) => covered.has(between));
    if (isNext && total(last) + day.clicks <= max) last.push(day);
    else all.push([day]);
  }
  return all;
}

/** One block, or for a day with too many clicks several of equal duration. */
function cut(days: MonthState['days'], max: number): CompactionRange[] {
  const slices = Math.ceil(total(days) / max);
  if (slices <= 1) return [whole(days)];
  const begin = utcMidnight(days[0]!.day);
  const step = 86_400_000 / slices;
  return Array.from({ length: slices }, (_, part) => ({
    ...whole(days),
    part,
    since: part ? begin + part * step : null,
    before: part < slices - 1 ? begin + (part + 1) * step : null,
  }));
}

const firstPart = (day: string, now: number): CompactionRange => ({
  ...whole([{ day }]),
  before: now - PART_MARGIN_MS,
});

/** Plans for the blocks that exist: adds parts, and replaces what is wrong or holds deleted clicks. */
function renew(plan: CompactionPlan, month: MonthState, group: ClickBlock[], days: MonthState['days']): void {
  const stored = total(group);
  const clicks = total(days);
  const last = group.reduce((a, b) => (a.part > b.part ? a : b));
  const isOver = last.lastDay < month.today;
  const isClean = group.every(({ deletedLinkIds, layout }) => !deletedLinkIds.length && (layout >= LAYOUT || !isOver));
  const isUnfinished = last.until !== null;
  const mayGrow = !isOver && isUnfinished;
  if (isClean && stored <= clicks && mayGrow) {
    const { minPart } = month.limits;
    const isWorth = clicks - stored >= Math.min(Math.max(stored * PART_SHARE, minPart), minPart * LARGEST_PART);
    const before = month.now - PART_MARGIN_MS;
    if (isWorth) plan.ranges.push({ ...whole(days), part: last.part + 1, since: last.until, before });
  } else if (!isClean || stored !== clicks || (isOver && isUnfinished)) {
    plan.replaced.push(...group.map(({ id }) => id));
    if (isOver && days.length) plan.ranges.push(...cut(days, month.limits.max));
  }
}
