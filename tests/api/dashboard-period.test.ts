import { describe, expect, test } from 'vitest';
import { lastDays } from '../../api/analytics/period.ts';
import { addDays, daysBetween, mondayOf } from '../../api/days.ts';

describe('the period', () => {
  const now = Date.parse('2026-03-02T03:00:00Z');
  const owner = (tier: 'free' | 'premium' | 'enterprise', timeZone = 'UTC') => ({
    tier,
    timeZone,
    begunDay: null,
  });

  test('ends today where the owner is', () => {
    expect(lastDays(owner('premium', 'America/New_York'), 7, now)).toEqual({
      from: '2026-02-23',
      to: '2026-03-01',
      historyLimitedFrom: null,
      previous: { from: '2026-02-16', to: '2026-02-22' },
    });
    expect(lastDays(owner('premium', 'Pacific/Kiritimati'), 7, now).to).toBe('2026-03-02');
  });

  test('has a period before it, also where the plan does not let that be browsed', () => {
    const free = lastDays(owner('free'), 30, now);
    expect(free.previous).toEqual({ from: addDays(free.from, -30), to: addDays(free.from, -1) });
    const { from, to, previous } = lastDays(owner('premium'), 90, now);
    expect(daysBetween(previous!.from, previous!.to)).toHaveLength(daysBetween(from, to).length);
  });

  test('weeks begin on Monday', () => {
    expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-08'].map(mondayOf)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-02',
      '2026-03-02',
    ]);
  });
});
