// npm run bench:live — what a hundred open dashboards of one owner cost, in processor cores, while a thousand clicks a
// second come in: the time the server, its ingester and its database use with them, less what they use without (Linux).
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { ForeignProvider } from '../../tests/kit/provider.ts';
import { addLinks, makeInstallation } from '../../tests/kit/installation.ts';
import { openDashboards } from './dashboards.ts';
import { processTime } from './process-time.ts';
import { screenDocument } from '../../tests/kit/screen-document.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    dashboards: { type: 'string', default: '100' },
    rate: { type: 'string', default: '1000' },
  },
});
const seconds = Number(values.seconds);
const period = 'LAST_30_DAYS';
/** The same for all, but in the last case: there every dashboard has a filter of its own. */
const cases: [name: string, document: string, variables: (number: number) => object][] = [
  ['the dashboard', 'useLiveDashboardSubscription', () => ({ period })],
  [
    'the analytics',
    'useLiveAnalyticsOverviewSubscription',
    () => ({ scope: { period }, compared: true, granularity: 'DAY' }),
  ],
  [
    'the analytics, each filtered differently',
    'useLiveAnalyticsOverviewSubscription',
    (number) => ({
      scope: { period, filters: [filterOf(number)] },
      compared: true,
      granularity: 'DAY',
    }),
  ],
];

/** No two are equal, and all clicks pass: nothing can be shared, and everything is counted. */
function filterOf(number: number) {
  return { dimension: 'REFERRER', values: [`site-${number}.example`], isNot: true };
}

await using cleanUp = openCleanUp();
const provider = await new ForeignProvider().start();
cleanUp.defer(() => provider.stop());
const installation = await makeInstallation({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId });
cleanUp.defer(() => installation.remove());
await installation.start();
const codes = await addLinks(installation, 500);
const [owner] = await installation.query<{ id: number }>(
  `UPDATE app_user SET issuer = $1, subject = 'ada', tier = 'enterprise' RETURNING id`,
  [provider.issuer],
);
if (!owner) throw new Error('there is no owner');
const token = await provider.accessToken('ada');
const origin = installation.origin.replace('localhost', '127.0.0.1');
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

/** Cores each part uses while clicks come in. */
async function measure() {
  const before = processTime(installation.pid());
  const began = performance.now();
  const load = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    overallRate: Number(values.rate),
    requests: codes.map((code) => ({ path: `/${code}`, headers: { 'user-agent': agent } })),
  });
  const after = processTime(installation.pid());
  const elapsed = (performance.now() - began) / 1_000;
  const parts = Object.keys(after) as (keyof typeof after)[];
  const cores = Object.fromEntries(parts.map((part) => [part, (after[part] - before[part]) / elapsed]));
  return { cores, rate: load.requests.average };
}

const shown = (cores: Record<string, number>) =>
  Object.entries(cores)
    .map(([part, used]) => `${part} ${used.toFixed(2)}`)
    .join(', ');
const total = (cores: Record<string, number>) => Object.values(cores).reduce((sum, used) => sum + used, 0);

await measure(); // everything is warm from here on
const without = await measure();
console.log(`without dashboards: ${without.rate.toFixed(0)} clicks/s; cores: ${shown(without.cores)}`);
for (const [name, document, variables] of cases) {
  const dashboards = await openDashboards({
    ...{ origin, token, query: screenDocument(document) },
    variables: Array.from({ length: Number(values.dashboards) }, (_, number) => variables(number)),
  });
  const began = dashboards.events();
  const open = await measure();
  const each = (dashboards.events() - began) / Number(values.dashboards) / seconds;
  dashboards.close();
  const cost = total(open.cores) - total(without.cores);
  console.log(
    `${values.dashboards} of ${name}: ${open.rate.toFixed(0)} clicks/s, ${each.toFixed(2)} deliveries/s each; ` +
      `cores: ${shown(open.cores)}; they cost ${cost.toFixed(2)} cores`,
  );
}
