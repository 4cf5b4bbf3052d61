// How good the path of visitors is, on the Deep dive.
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as sample from '../../web/screens/analytics/sample.ts';
import { answer, click, environment, open, operations, panel, settle } from './analytics-stage.tsx';

const bounds = { p50IsLowerBound: false, p75IsLowerBound: false, p95IsLowerBound: false };
const percentiles = (count: number, p50: number, p75: number, p95: number) => ({ ...bounds, count, p50, p75, p95 });
const facts = {
  ...sample.deepDive.viewer.analytics.facts,
  roundTrip: percentiles(812, 42, 60, 180),
  jitter: percentiles(800, 2, 4, 9),
  speed: { ...percentiles(90, 18, 40, 90), p95IsLowerBound: true },
  speedShares: [
    { mbps: 1, percentage: 100 },
    { mbps: 3, percentage: 92.5 },
    { mbps: 10, percentage: 61.3 },
    { mbps: 30, percentage: null },
  ],
};
const coverage = {
  roundTripCoverage: {
    ...{ measured: 812, clicks: 4_310 },
    gaps: [
      { reason: 'HTTP_1', label: 'HTTP/1.1, over which no round trip can be asked', clicks: 3_000 },
      { reason: 'NOT_KNOWN', label: 'Not known: recorded before reasons were kept', clicks: 498 },
    ],
  },
  speedCoverage: { measured: 90, clicks: 4_310, gaps: [] },
};
const row = (key: string, label: string) => ({ key, label, clicks: 100, facts });

const lastQuery = () => operations('query').at(-1)!;
async function answerRows(analytics: object) {
  const data = {
    viewer: { id: 'sample-viewer', analytics: { id: 'sample', humanClicks: 4_310, facts, ...coverage, ...analytics } },
  };
  await act(async () => environment.mock.resolve(lastQuery(), { data } as never));
  await settle();
}
const PATH = 'Path to this installation';

test('the path is told by distributions, with what they rest on, and by what tells clicks apart', async () => {
  await open('?tab=deep');
  await answer({ analytics: { facts, humanClicks: 4_310 } });
  const path = panel(PATH);
  expect(lastQuery().request.variables).toMatchObject({ dimension: 'COUNTRY', isHours: false });
  await answerRows({ breakdown: { rows: [row('DE', 'Germany')] } });
  expect(path.getAllByText('42 ms')).toHaveLength(2);
  expect(path.getByText('median; p75 60 ms, p95 180 ms, from 812 of 4,310 clicks')).toBeTruthy();
  expect(path.getByText('median; p75 40 Mbit/s, p95 ≥ 90 Mbit/s, from 90 of 4,310 clicks')).toBeTruthy();
  const [list] = path.getAllByRole('list');
  const shares = within(list!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shares).toEqual([
    'at least 1 Mbit/s100.0%',
    'at least 3 Mbit/s92.5%',
    'at least 10 Mbit/s61.3%',
    expect.stringContaining('at least 30 Mbit/s'),
  ]);
  expect(shares[3]).not.toContain('%');
  const table = within(path.getByRole('table', { name: 'Paths by country' }));
  expect(table.getByText('Germany').closest('tr')!.textContent).toContain('42 msp75 60 ms, p95 180 msfrom 812 of 100');
  const why = path.getByRole('heading', { name: 'Why the other clicks were not measured' }).parentElement!.textContent;
  expect(why).toContain('Round trips from 812 of 4,310 clicks');
  expect(why).toContain('HTTP/1.1, over which no round trip can be asked3,000 69.6%');
  await click(path.getByRole('radio', { name: 'Hour' }));
  expect(lastQuery().request.variables).toMatchObject({ isHours: true });
  await answerRows({
    peakHours: [
      { hour: 9, clicks: 100, facts },
      { hour: 10, clicks: 0, facts },
    ],
  });
  expect(within(path.getByRole('table', { name: 'Paths by hour' })).getAllByRole('row')).toHaveLength(2);
});

test('rows that cannot be had are said to be missing, and asked for again', async () => {
  await open('?tab=deep');
  await answer({ analytics: { facts, humanClicks: 4_310 } });
  await act(async () => environment.mock.reject(lastQuery(), new Error('offline')));
  await settle();
  await click(panel(PATH).getByRole('button', { name: 'Try again' }));
  await answerRows({ breakdown: { rows: [row('DE', 'Germany')] } });
  expect(panel(PATH).getByText('Germany')).toBeTruthy();
});

test('without a measurement the panel says what it needs', async () => {
  await open('?tab=deep');
  await answer();
  expect(panel(PATH).getByText(/appear on measurement level Essential or Full/)).toBeTruthy();
  expect(screen.queryByLabelText('Paths by')).toBeNull();
});
