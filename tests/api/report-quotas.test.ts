// Reports of one sender are limited, however many addresses it has, and leave room for others.
import { expect, test } from 'vitest';
import { REPORT_QUOTAS, ReportQuota } from '../../api/websites/report-quotas.ts';
import { reportVisit } from '../../api/measurements/visits/report-visit.ts';
import { CHROME } from '../kit/agents.ts';
import { useWorld } from '../kit/world.ts';

useWorld();

const { address: MOST } = REPORT_QUOTAS.visits;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
  );
/** A report without anything in it, which counts as well. */
const report = (address: string) =>
  codeOf(
    reportVisit(
      {
        ...{ address, origin: undefined, userAgent: CHROME, hints: '', wantsPrivacy: false },
        ...{ roundTripMs: null, proxyRttMs: null },
      },
      {},
    ),
  );

test('an IPv6 network of 48 bits has four times as much as one of 64 bits', async () => {
  const from = (network: number, host = 1) => `2001:db8:7:${network.toString(16)}::${host.toString(16)}`;
  for (let sent = 0; sent < MOST; sent++) expect(await report(from(1, sent + 1))).toMatch(/^INVALID/);
  expect(await report(from(1))).toMatch(/^RATE_LIMITED Too many attempts/);
  for (let sent = 0; sent < MOST * 3; sent++) expect(await report(from(sent + 2))).toMatch(/^INVALID/);
  expect(await report(from(9_999))).toMatch(/^RATE_LIMITED/);
  expect(await report('2001:db8:8::1')).toMatch(/^INVALID/);
  expect(await report('203.0.113.9')).toMatch(/^INVALID/);
});

test.each([
  ['IPv6', (host: number) => `2001:db8:1:${host.toString(16)}::1`, '2001:db8:2::1'],
  ['IPv4', (host: number) => `203.0.113.${host % 256}`, '198.51.100.7'],
  ['IPv4 in the form of IPv6', (host: number) => `::ffff:203.0.113.${host % 256}`, '::ffff:198.51.100.7'],
])('one loud network of %s uses half of a quota at most; quiet ones go on', async (_kind, loud, quiet) => {
  const quota = new ReportQuota('visits', { address: 1_000, website: 100 });
  let taken = 0;
  while (taken < 200 && (await codeOf(quota.ofPage({ address: loud(taken) }, 1))) === 'taken') taken++;
  expect(taken).toBe(50);
  expect(await codeOf(quota.ofPage({ address: quiet }, 1))).toBe('taken');
  expect(await codeOf(quota.ofPage({ address: loud(1) }, 2))).toBe('taken'); // another website
});

test('a quota that quiet networks use up refuses everybody', async () => {
  const quota = new ReportQuota('visits', { address: 1_000, website: 100 });
  for (let sent = 0; sent < 100; sent++) {
    expect(await codeOf(quota.ofPage({ address: `2001:db8:${sent.toString(16)}::1` }, 1))).toBe('taken');
  }
  expect(await codeOf(quota.ofPage({ address: '2001:db9::1' }, 1))).toMatch(/^RATE_LIMITED/);
  expect(await codeOf(quota.ofWebsite({}, 1))).toMatch(/^RATE_LIMITED/); // a server with its key
});
