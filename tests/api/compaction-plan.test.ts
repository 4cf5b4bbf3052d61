import { describe, expect, test } from 'vitest';
import { planMonth, type MonthState } from '../../api/figures/columnar/compact/compaction-plan.ts';
import type { ClickBlock } from '../../api/figures/columnar/layout/click-block.ts';
import { LAYOUT } from '../../api/figures/columnar/layout/column-groups.ts';

const limits = { minMonth: 20, minRun: 100, minPart: 500, max: 2_000 };
const now = Date.parse('2026-06-20T12:00:00Z');
const day = (number: number) => `2026-06-${String(number).padStart(2, '0')}`;

/** June: how many clicks the days have, by their number. */
function june(clicks: Record<number, number>, blocks: ClickBlock[] = [], today = day(20)): MonthState {
  const days = Object.entries(clicks).map(([number, count]) => ({ day: day(Number(number)), clicks: count }));
  return { days, blocks, today, lastDay: day(30), now, limits };
}

const block = (first: number, last: number, clicks: number, more: Partial<ClickBlock> = {}): ClickBlock => ({
  id: `${first}-${last}-${more.part ?? 0}`,
  firstDay: day(first),
  lastDay: day(last),
  part: 0,
  until: null,
  layout: LAYOUT,
  clicks,
  deletedLinkIds: [],
  ...more,
});
const whole = (...numbers: number[]) => ({ days: numbers.map(day), part: 0, since: null, before: null });
const nothing = { replaced: [], ranges: [] };

describe('a month that goes on', () => {
  test('is left alone until its days that are over are worth it', () => {
    expect(planMonth(june({ 1: 40, 2: 50, 20: 300 }))).toEqual(nothing);
    expect(planMonth(june({ 1: 40, 2: 60, 20: 300 }))).toEqual({ replaced: [], ranges: [whole(1, 2)] });
  });

  test('gets blocks of the days between those it has', () => {
    const plan = planMonth(june({ 1: 70, 5: 200, 9: 30, 10: 5 }, [block(5, 5, 200)]));
    expect(plan).toEqual({ replaced: [], ranges: [whole(1), whole(9, 10)] });
  });

  test('has its blocks written anew where clicks came late or links were deleted', () => {
    const late = june({ 1: 70, 2: 71, 3: 200 }, [block(1, 2, 140), block(3, 3, 200)]);
    expect(planMonth(late)).toEqual({ replaced: ['1-2-0'], ranges: [whole(1, 2)] });
    const deleted = june({ 1: 70, 2: 70 }, [block(1, 2, 140, { deletedLinkIds: [7] })]);
    expect(planMonth(deleted)).toEqual({ replaced: ['1-2-0'], ranges: [whole(1, 2)] });
    const none = june({}, [block(1, 2, 0, { deletedLinkIds: [7] })]);
    expect(planMonth(none)).toEqual({ replaced: ['1-2-0'], ranges: [] });
  });

  test('has its blocks written anew where they lack columns of now, as soon as their days are over', () => {
    const older = { layout: LAYOUT - 1 };
    const run = june({ 1: 70, 2: 70, 3: 200 }, [block(1, 2, 140, older), block(3, 3, 200)]);
    expect(planMonth(run)).toEqual({ replaced: ['1-2-0'], ranges: [whole(1, 2)] });
    const part = block(20, 20, 500, { ...older, until: 1_000 });
    expect(planMonth(june({ 20: 900 }, [part]))).toEqual(nothing);
    expect(planMonth(june({ 20: 900 }, [part], day(21)))).toEqual({ replaced: ['20-20-0'], ranges: [whole(20)] });
  });

  test('takes a long day in parts, and joins them when it is over', () => {
    const before = now - 5 * 60_000;
    expect(planMonth(june({ 20: 499 }))).toEqual(nothing);
    expect(planMonth(june({ 20: 500 })).ranges).toEqual([{ ...whole(20), before }]);
    const part = block(20, 20, 500, { until: 1_000 });
    expect(planMonth(june({ 20: 900 }, [part]))).toEqual(nothing);
    expect(planMonth(june({ 20: 1_000 }, [part])).ranges).toEqual([{ days: [day(20)], part: 1, since: 1_000, before }]);
    expect(planMonth(june({ 20: 1_000 }, [part], day(21)))).toEqual({ replaced: ['20-20-0'], ranges: [whole(20)] });
    const many = block(20, 20, 10_000, { until: 1_000 });
    expect(planMonth(june({ 20: 10_999 }, [many]))).toEqual(nothing);
    expect(planMonth(june({ 20: 11_000 }, [many])).ranges).toHaveLength(1);
    const most = block(20, 20, 100_000, { until: 1_000 });
    expect(planMonth(june({ 20: 102_500 }, [most])).ranges).toHaveLength(1);
    const tooMany = block(20, 20, 500, { until: 1_000, clicks: 600 });
    expect(planMonth(june({ 20: 500 }, [tooMany]))).toEqual({ replaced: ['20-20-0'], ranges: [] });
  });

  test('cuts what does not fit into memory', () => {
    expect(planMonth(june({ 1: 1_500, 2: 1_500 })).ranges).toEqual([whole(1), whole(2)]);
    const midday = Date.parse('2026-06-01T12:00:00Z');
    expect(planMonth(june({ 1: 3_000 })).ranges).toEqual([
      { ...whole(1), before: midday },
      { ...whole(1), part: 1, since: midday },
    ]);
  });
});

describe('a month that is over', () => {
  const july = '2026-07-01';

  test('becomes one block, if it is worth one', () => {
    expect(planMonth(june({ 1: 19 }, [], july))).toEqual(nothing);
    expect(planMonth(june({ 1: 10, 9: 10 }, [], july)).ranges).toEqual([whole(1, 9)]);
    const days = june({ 1: 100, 9: 100 }, [block(1, 1, 100), block(9, 9, 100)], july);
    expect(planMonth(days)).toEqual({ replaced: ['1-1-0', '9-9-0'], ranges: [whole(1, 9)] });
  });

  test('is done once it is one, and clean', () => {
    expect(planMonth(june({ 1: 100, 9: 100 }, [block(1, 9, 200)], july))).toEqual(nothing);
    expect(planMonth(june({ 1: 100, 9: 101 }, [block(1, 9, 200)], july)).ranges).toEqual([whole(1, 9)]);
    expect(planMonth(june({}, [block(1, 9, 0, { deletedLinkIds: [7] })], july))).toEqual({
      replaced: ['1-9-0'],
      ranges: [],
    });
  });

  test('keeps its days where all of them do not fit into memory', () => {
    const big = june({ 1: 1_500, 2: 1_500 }, [block(1, 1, 1_500)], july);
    expect(planMonth(big)).toEqual({ replaced: [], ranges: [whole(2)] });
  });
});
