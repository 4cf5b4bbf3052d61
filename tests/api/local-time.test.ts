import { describe, expect, test } from 'vitest';
import { hoursOf as runningHours } from '../../api/analytics/series.ts';
import { localHour } from '../../api/common/local-time.ts';

const HOUR_MS = 3_600_000;
const at = (iso: string) => Date.parse(iso);

/** Every hour of a zone's day as [hour, how many quarters of real time it took]. */
function hoursOf(timeZone: string, day: string): [hour: number, quarters: number][] {
  const counted = new Map<number, [number, number]>();
  const noon = at(`${day}T12:00:00Z`);
  for (let ms = noon - 36 * HOUR_MS; ms < noon + 36 * HOUR_MS; ms += HOUR_MS / 4) {
    const local = localHour(timeZone, ms);
    if (local.day !== day) continue;
    const entry = counted.get(local.startsAt) ?? [local.hour, 0];
    entry[1]++;
    counted.set(local.startsAt, entry);
  }
  return [...counted.values()];
}

test.each([
  ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20', 23, '2026-11-20T23:00:00Z'],
  ['Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-20', 23, '2026-11-20T17:30:00Z'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', 0, '2026-11-20T18:30:00Z'],
  ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20', 23, '2026-11-20T17:15:00Z'],
  ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', '2026-07-01', 10, '2026-06-30T23:30:00Z'],
  ['America/St_Johns', '2026-01-01T03:29:00Z', '2025-12-31', 23, '2026-01-01T02:30:00Z'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21', 0, '2026-11-20T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-20T10:59:00Z', '2026-11-19', 23, '2026-11-20T10:00:00Z'],
  ['UTC', '1970-01-01T00:00:00Z', '1970-01-01', 0, '1970-01-01T00:00:00Z'],
])('in %s the moment %s is on %s', (timeZone, timestamp, day, hour, startsAt) => {
  expect(localHour(timeZone, at(timestamp))).toEqual({ day, hour, startsAt: at(startsAt) });
});

describe('days on which clocks are changed', () => {
  test('in spring Berlin has 23 hours, and no second one', () => {
    const hours = hoursOf('Europe/Berlin', '2026-03-29');
    expect(hours).toHaveLength(23);
    expect(hours.map(([hour]) => hour)).not.toContain(2);
    expect(hours.every(([, quarters]) => quarters === 4)).toBe(true);
  });

  test('in autumn it has 25, and the second one twice', () => {
    const hours = hoursOf('Europe/Berlin', '2026-10-25');
    expect(hours).toHaveLength(25);
    expect(hours.filter(([hour]) => hour === 2)).toEqual([
      [2, 4],
      [2, 4],
    ]);
    expect(localHour('Europe/Berlin', at('2026-10-25T00:30:00Z'))).toMatchObject({
      hour: 2,
      startsAt: at('2026-10-25T00:00:00Z'),
    });
    expect(localHour('Europe/Berlin', at('2026-10-25T01:30:00Z'))).toMatchObject({
      hour: 2,
      startsAt: at('2026-10-25T01:00:00Z'),
    });
  });

  test('every other day has 24', () => {
    for (const day of ['2026-03-28', '2026-03-30', '2026-10-24', '2026-06-01']) {
      expect(hoursOf('Europe/Berlin', day)).toHaveLength(24);
    }
    expect(hoursOf('Asia/Kolkata', '2026-03-29')).toHaveLength(24);
  });

  test('where half an hour is changed no moment belongs to two hours', () => {
    const quarters = hoursOf('Australia/Lord_Howe', '2026-04-05').reduce((sum, [, count]) => sum + count, 0);
    expect(quarters).toBe(4 * 24 + 2);
  });
});

test('a zone nobody knows counts as UTC', () => {
  const timestamp = at('2026-11-20T12:34:00Z');
  for (const timeZone of ['Mars/Olympus', '', 'constructor', '\0']) {
    expect(localHour(timeZone, timestamp)).toEqual(localHour('UTC', timestamp));
  }
});

describe('the hours of a day that goes on', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe'];
  test.each(zones)('in %s the last one is the one that runs, at every minute', (timeZone) => {
    for (let minute = 0; minute < 60; minute++) {
      const now = at('2026-11-20T15:00:00Z') + minute * 60_000;
      const { day, startsAt } = localHour(timeZone, now);
      const hours = runningHours({ from: day, to: day }, timeZone, now);
      expect(hours.map(({ at: begins }) => +begins)).toEqual(
        Array.from({ length: hours.length }, (_, index) => startsAt - (hours.length - 1 - index) * HOUR_MS),
      );
      expect(hours.map(({ isRunning }) => isRunning).lastIndexOf(true)).toBe(hours.length - 1);
      expect(hours.filter(({ isRunning }) => isRunning)).toHaveLength(1);
    }
  });
});
