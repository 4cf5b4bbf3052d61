import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import query, { type NetworkingScreenQuery } from '../../web/__generated__/NetworkingScreenQuery.graphql';
import { preload } from '../../web/relay/route-query.ts';
import { NetworkingScreen } from '../../web/screens/networking/NetworkingScreen.tsx';
import { variablesOf } from '../../web/screens/networking/networking-question.ts';
import { detectClickId } from '../../web/screens/networking/tester/click-id.ts';
import { writeTokens } from '../../web/session/storage.ts';
vi.mock('../../web/charts/WorldMap.tsx', () => ({ WorldMap: () => null }));
import { renderRoute } from '../kit/route.tsx';
import { reports, statistics } from './networking-stage.tsx';

let environment: ReturnType<typeof createMockEnvironment>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  environment = createMockEnvironment();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));
const settings = { level: 'full', method: 'hybrid', geolocation: true, privacyMode: false, updatedAt: null };
const site = (number: number, more: object = {}) => ({
  ...{ id: `W${number}`, domain: `shop${number}.example`, name: null, description: null, isVerified: number === 1 },
  ...{ isActive: true, createdAt: '2026-11-19T10:00:00Z', snippetToken: String(number).repeat(32) },
  ...{ snippetSeenAt: null, hasConversionKey: false, snippet: { code: '', version: '', integrity: '' } },
  ...{ proofs: { dnsName: '', dnsValue: '', fileUrl: '', fileContent: '', metaTag: '' }, ...more },
});
const shown = (more: object = {}) => site(1, { ...reports, statistics: { ...statistics, ...more } });

const delay = { pages: 200, arrivals: 190, reports: 130, measurements: 120, p50Ms: 84.2, p95Ms: 187, p99Ms: 201 };
const network = {
  delays: { ...delay, byCountry: [{ name: 'DE', ...delay }] },
  fallbacks: [{ kind: 'NETWORK', place: 'AS64496 Example', p95Ms: 288, since: '2026-11-20T09:00:00Z' }],
};

const operations = () =>
  environment.mock.getAllOperations().filter(({ request }) => !isSubscription(request.node.params.name));
const isSubscription = (name: string) => name.endsWith('Subscription');
const variables = () => operations().at(-1)!.request.variables;
async function answer(websites: object[], more: object = {}) {
  const viewer = { id: 'V1', networkSettings: settings, websites, website: null, shown: null, network, ...more };
  act(() => environment.mock.resolve(operations().at(-1)!, { data: { viewer } } as never));
  await settle();
}
async function open(search: string) {
  const loader = preload<NetworkingScreenQuery>(environment, query, ({ request }) =>
    variablesOf(new URL(request.url).searchParams),
  );
  renderRoute(environment, { path: '/networking', loader, element: <NetworkingScreen /> }, `/networking${search}`);
  await settle();
}
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await settle();
};

describe('the overview', () => {
  test('shows mode, three websites and the figures of the first; its buttons lead on', async () => {
    await open('');
    await answer(
      [1, 2, 3, 4, 5].map((number) => site(number)),
      { website: shown() },
    );
    expect(screen.getByRole('heading', { name: 'Current mode: Full' })).toBeTruthy();
    const websites = screen.getByRole('region', { name: 'Websites' });
    expect(
      within(websites)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'shop1.exampleUnnamed websiteVerified',
      'shop2.exampleUnnamed websitePending',
      'shop3.exampleUnnamed websitePending',
    ]);
    expect(websites.textContent).toContain('+2 more websites');
    expect(screen.getByRole('region', { name: 'Performance summary' }).textContent).toMatch(
      /shop1.example.*40.*31 ms.*p95 120 ms.*23 Mbit.*p95 ≥ 90 Mbit/,
    );
    await press('View full analytics');
    expect(variables()).toMatchObject({ isAnalytics: true, range: 'WEEK', website: null });
  });

  test('without a website it offers to register the first', async () => {
    await open('');
    await answer([]);
    await press('Register first website');
    expect(screen.getByText('No websites registered')).toBeTruthy();
  });
});

describe('the analytics', () => {
  test('show every figure, and send the range and the website', async () => {
    await open('?tab=analytics');
    await answer([site(1), site(2)], { shown: shown() });
    const text = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(text('Quality distribution')).toMatch(/Excellent10 25.0%Good20 50.0%Fair4 10.0%Poor2 5.0%Other4 10.0%/);
    expect(text('Connection types')).toMatch(/wifi12 30.0%Unknown28 70.0%$/);
    expect(text('Speed classes')).toMatch(/4g30 75.0%Unknown10 25.0%$/);
    expect(screen.getAllByRole('region', { name: 'Top ISPs' })[0]!.textContent).toContain('Example TelekomAS6449625');
    expect(screen.getAllByRole('region', { name: 'Countries' })[0]!.textContent).toContain('Germany40');
    expect(text('Map of quality')).toContain('up to 60 ms');
    expect(
      screen.getByText(/^20 visits, .*2 were not measured as the visitor saves data; 1 were not measured/),
    ).toBeTruthy();
    const recent = screen.getAllByRole('region', { name: 'Recent measurements' })[0]!;
    expect(recent.textContent).toContain('After a click');
    expect(recent.textContent).toContain('Good 64, high confidence');
    const delays = text('Delay receipts');
    expect(delays).toMatch(/Half waited at most84 ms.*95 % waited at most187 ms.*99 % waited at most201 ms/);
    expect(delays).toContain('Germany120 (60.0%)84 ms187 ms');
    expect(delays).toMatch(/Pages sent200.*Known to have arrived190 \(95.0%\).*Reported back130 \(65.0%\)/);
    expect(delays).toContain('10 of them cannot be true and are left out');
    expect(delays).toMatch(/Not measured at the moment.*AS64496 Example95 % within 288 ms/);
    fireEvent.click(screen.getByRole('radio', { name: 'Last 90 days' }));
    await settle();
    expect(variables()).toMatchObject({ range: 'QUARTER', days: 90, isAnalytics: true });
  });

  test('move by themselves while they are looked at', async () => {
    await open('?tab=analytics&website=W1&range=30d');
    expect(variables()).toMatchObject({ website: 'W1', range: 'MONTH' });
    await answer([site(1)], { shown: shown() });
    const live = environment.mock.getAllOperations().find(({ request }) => isSubscription(request.node.params.name))!;
    expect(live.request.variables).toEqual({ website: 'W1', range: 'MONTH' });
    const website = { __typename: 'Website', ...shown({ totalMeasurements: 41 }) };
    act(() => environment.mock.nextValue(live, { data: { websiteReported: { website } } } as never));
    await settle();
    expect(screen.getByText('Total measurements').nextSibling?.textContent).toContain('41');
  });

  const openAgain = async () => {
    cleanup();
    environment = createMockEnvironment();
    await open('?tab=analytics');
  };
  test('say what to do without measurements, and without a website', async () => {
    await open('?tab=analytics');
    const noVisits = { ...reports, visits: { ...reports.visits, count: 0 } };
    await answer([site(1)], { shown: { ...shown({ totalMeasurements: 0 }), ...noVisits } });
    expect(screen.getByText('No analytics data yet')).toBeTruthy();
    expect(screen.queryByText('Page load')).toBeNull();
    await openAgain();
    await answer([site(1)], { shown: shown({ totalMeasurements: 0 }) });
    expect(screen.getByText('No connection measured yet')).toBeTruthy();
    expect(screen.getByText('Page load').parentElement!.textContent).toMatch(/850 ms.*from 40 visits/);
    await openAgain();
    await answer([]);
    expect(screen.getByText('No website analytics available')).toBeTruthy();
  });
});

describe('the tester', () => {
  const calls: { url: string; body: any }[] = [];
  const banner = () => document.querySelector('[aria-live=polite] p')?.textContent;
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  /** What the browser tells of the fetched files: the first connects, and the server takes 5 ms of each. */
  let transferMs: number;
  const timingOf = (name: string) => {
    const fetched = calls.filter(({ url }) => url.startsWith('/assets/'));
    const connectEnd = fetched.length === 1 ? 30 : 0;
    const timing = {
      connectStart: 0,
      connectEnd,
      requestStart: 100,
      responseStart: 125,
      serverTiming: [{ duration: 5 }],
    };
    const isLast = name === new URL(fetched.at(-1)!.url, window.location.href).href;
    return isLast ? [{ ...timing, responseEnd: 125 + transferMs }] : [];
  };

  beforeEach(async () => {
    calls.length = 0;
    transferMs = 80;
    Object.assign(performance, { clearResourceTimings: () => {}, getEntriesByName: timingOf });
    writeTokens({ access_token: 'token', expires_at: '2026-11-20T13:00:00Z' });
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      calls.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null });
      if (url.startsWith('/assets/test-100kb.dat') && calls.length === 6) return new Response(null, { status: 503 });
      if (url.startsWith('/assets/')) return new Response(new Uint8Array(url.includes('100kb') ? 102_400 : 1_024));
      if (url === '/api/measurements') return Response.json({ connection_quality: 'good', confidence_score: 0.9 });
      if (url === '/api/snippet-measurements') return Response.json({ quality: 'fair', network_type: '4g' });
      return Response.json({ error: { code: 'DOWN', message: 'The database is away' } }, { status: 400 });
    });
    await open('?tab=tester');
    await answer([site(1)]);
  });

  test('asks for what is missing, in the documented words', async () => {
    await press('Open');
    expect(screen.getByText('Enter a short link first')).toBeTruthy();
    const [client, snippet] = screen.getAllByRole('button', { name: 'Run & submit' });
    fireEvent.click(client!);
    await settle();
    expect(banner()).toBe('Provide a valid click_id (from /measure/:click_id) to submit client measurement.');
    fireEvent.click(snippet!);
    await settle();
    expect(banner()).toBe('Select a website and provide its snippet token.');
    type('Address with a click_id', 'https://example.com/');
    await press('Detect');
    expect(banner()).toBe('This address contains no click_id');
    expect(calls).toEqual([]);
  });

  test('measures by the plan and submits it; a transfer that fails counts as 0', async () => {
    type('Address with a click_id', `https://shop.example/?fb_click_id=${'ab'.repeat(24)}`);
    await press('Detect');
    fireEvent.click(screen.getAllByRole('button', { name: 'Run & submit' })[0]!);
    await settle(1_000);
    expect(calls.map(({ url }) => url.split('?')[0])).toEqual([
      ...Array<string>(5).fill('/assets/test-1kb.dat'),
      ...Array<string>(2).fill('/assets/test-100kb.dat'),
      '/api/measurements',
    ]);
    const { click_id, measurements } = calls.at(-1)!.body;
    expect(click_id).toBe('ab'.repeat(24));
    expect(measurements).toMatchObject({
      rtt_samples_ms: [20, 20, 20, 20], // not the one that connected
      throughput_samples_mbps: [0, 10.24],
      throughput_kind: 'measured',
    });
    expect(banner()).toBe('Submitted: quality good, confidence 0.90');
  });

  test('submits as a website, whose token it fills in, and says what a short transfer cannot tell', async () => {
    transferMs = 8;
    const select = screen.getByLabelText('Website');
    fireEvent.change(select, { target: { value: 'W1' } });
    await settle();
    expect(screen.getByLabelText<HTMLInputElement>('Snippet token').value).toBe('1'.repeat(32));
    fireEvent.click(screen.getAllByRole('button', { name: 'Run & submit' })[1]!);
    await settle(1_000);
    expect(calls.at(-1)).toMatchObject({
      url: '/api/snippet-measurements',
      body: {
        website_id: 'W1',
        snippet_token: '1'.repeat(32),
        measurement_type: 'click',
        measurements: { rtt: 20, throughput: 102.4, throughput_kind: 'lower_bound' },
      },
    });
    expect(banner()).toBe('Submitted: quality fair, network 4g');
  });

  test('says what the server says of its health', async () => {
    await press('Check health');
    expect(banner()).toBe('The database is away');
  });
});

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ['https://go.example/measure/feed?x=1', 'feed'],
  ['https://shop.example/?fb_click_id=one&click_id=two', 'one'],
  ['https://shop.example/?click_id=two#x', 'two'],
  ['https://shop.example/', null],
  ['nonsense', null],
])('a click id in %s is %s', (pasted, found) => {
  expect(detectClickId(pasted)).toBe(found);
});
