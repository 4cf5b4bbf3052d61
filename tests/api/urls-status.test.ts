import { expect, test } from 'vitest';
import { randomCode } from '../../api/urls/random-code.ts';
import { linkStatus } from '../../api/urls/link-status.ts';
import { isReserved } from '../../api/urls/rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);
const WEEK_MS = 7 * 86_400_000;

test.each([
  [true, null, 'ACTIVE'],
  [true, null, 'ACTIVE', inMs(0)],
  [true, null, 'SCHEDULED', inMs(1)],
  [true, inMs(2), 'SCHEDULED', inMs(1)],
  [true, inMs(-1), 'EXPIRED', inMs(1)],
  [false, null, 'INACTIVE', inMs(1)],
  [true, inMs(WEEK_MS + 1), 'ACTIVE'],
  [true, inMs(WEEK_MS), 'EXPIRING'],
  [true, inMs(1), 'EXPIRING'],
  [true, inMs(0), 'EXPIRED'],
  [true, inMs(-1), 'EXPIRED'],
  [false, null, 'INACTIVE'],
  [false, inMs(-1), 'INACTIVE'],
])('active %s with expiry %s is %s before %s', (isActive, expiresAt, status, startsAt: Date | null = null) => {
  expect(linkStatus({ isActive, startsAt, expiresAt, limitReachedAt: null }, now)).toBe(status);
});

test.each([
  [true, null, null, 'LIMIT_REACHED'],
  [true, inMs(1), inMs(2), 'LIMIT_REACHED'],
  [true, null, inMs(0), 'EXPIRED'],
  [false, null, null, 'INACTIVE'],
])('without a share left, active %s with start %s and expiry %s is %s', (isActive, startsAt, expiresAt, status) => {
  expect(linkStatus({ isActive, startsAt, expiresAt, limitReachedAt: inMs(-1) }, now)).toBe(status);
});

test('random codes use every letter of an alphabet without look-alikes, and no other', () => {
  const seen = new Set(Array.from({ length: 3_000 }, () => randomCode(16)).join(''));
  expect([...seen].sort().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz');
});

test('reserved are the paths of server and web app, in any case', () => {
  for (const word of ['api', 'GraphQL', 'DASHBOARD', 'health', 'oidc', 'measure', 'assets', 'urls']) {
    expect(isReserved(word)).toBe(true);
  }
  expect(isReserved('spring')).toBe(false);
});
