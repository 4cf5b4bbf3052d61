import { describe, expect, test } from 'vitest';
import type { DashboardPeriod } from '../../api/analytics/dashboard.ts';
import { openScope } from '../../api/analytics/scope.ts';
import { addDays, daysBetween, weekStart } from '../../api/common/days.ts';

describe('the period', () => {
  const now = Date.parse('2026-03-02T03:00:00Z');
  const owner = (tier: 'free' | 'premium' | 'enterprise', timeZone = 'UTC') => ({
    id: 1,
    tier,
    timeZone,
    begunDay: null,
    retentionDays: null,
    firstWeekday: 1,
    homeCountry: null,
  });

  const open = (who: ReturnType<typeof owner>, period: DashboardPeriod) => openScope(who, { period }, now);

  test('ends today where the owner is', async () => {
    expect(await open(owner('premium', 'America/New_York'), 'LAST_7_DAYS')).toMatchObject({
      days: { from: '2026-02-23', to: '2026-03-01', historyLimitedFrom: null },
      compared: { from: '2026-02-16', to: '2026-02-22' },
    });
    expect((await open(owner('premium', 'Pacific/Kiritimati'), 'LAST_7_DAYS')).days.to).toBe('2026-03-02');
  });

  test('has a period before it, also where the plan does not let that be browsed', async () => {
    const free = await open(owner('free'), 'LAST_30_DAYS');
    expect(free.compared).toMatchObject({ from: addDays(free.days.from, -30), to: addDays(free.days.from, -1) });
    const { days, compared } = await open(owner('premium'), 'LAST_90_DAYS');
    expect(daysBetween(compared!.from, compared!.to)).toHaveLength(daysBetween(days.from, days.to).length);
  });

  test('weeks begin on Monday', () => {
    expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-08'].map((day) => weekStart(day, 1))).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-02',
      '2026-03-02',
    ]);
  });
});
