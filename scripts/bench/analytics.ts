// npm run bench:analytics — how long each panel of the analytics takes (p50 and p95) on a year of one owner's clicks,
// unfiltered and with one, two and three filters, for 30, 90 and 365 days.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '../../api/config.ts';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import { makeYear } from './analytics-clicks.ts';

const { values } = parseArgs({
  options: { clicks: { type: 'string', default: '10000000' }, rounds: { type: 'string', default: '15' } },
});
const folder = mkdtempSync(join(tmpdir(), 'footbridge-analytics-'));
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
const server = await startEmbedded({ folder });
config.databaseUrl = server.url;
await migrate(server.url);
const { closeDatabase, pool } = await import('../../api/db.ts');
const { openScope } = await import('../../api/analytics/scope.ts');
const { sourceOf } = await import('../../api/analytics/source.ts');
const { clickPage } = await import('../../api/analytics/sql/click-page.ts');
const { breakdownPage } = await import('../../api/analytics/sql/breakdown-page.ts');
type Scope = Awaited<ReturnType<typeof openScope>>;
type Dimension = Parameters<typeof breakdownPage>[2];

const began = performance.now();
const owner = {
  id: await makeYear(pool, Number(values.clicks), Date.now()),
  tier: 'enterprise',
  timeZone: 'UTC',
} as const;
const size = (
  await pool.query(`SELECT pg_size_pretty(sum(pg_total_relation_size(inhrelid))) AS size FROM pg_inherits
  WHERE inhparent = 'analytics.click'::regclass`)
).rows[0].size;
console.log(`${values.clicks} clicks (${size}) made in ${((performance.now() - began) / 1000).toFixed(0)} s`);

const shares = (dimension: Dimension) => (scope: Scope) =>
  breakdownPage(scope, scope.days, dimension, { first: 10, offset: 0, search: '', orderBy: 'CLICKS' });
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const middleOf = ({ days }: Scope) => new Date((Date.parse(days.from) + Date.parse(days.to)) / 2);
const panels: Record<string, (scope: Scope) => Promise<unknown>> = {
  days: (scope) => sourceOf(scope).days(scope.days),
  hours: (scope) => sourceOf(scope).moments(scope.days),
  'heat map': (scope) => sourceOf(scope).weekHours(scope.days),
  countries: shares('country'),
  cities: shares('city'),
  browsers: shares('browser'),
  referrers: shares('referrer'),
  links: shares('link'),
  'click log': (scope) => clickPage(scope, { first: 50 }),
  'click log, far': (scope) => clickPage(scope, { after: { at: middleOf(scope), id: LAST_ID }, first: 50 }),
};
const filters = [
  { dimension: 'country', values: ['DE'] },
  { dimension: 'device', values: ['mobile'] },
  { dimension: 'channel', values: ['direct'], isNot: true },
];
const links = (await pool.query('SELECT id FROM short_url ORDER BY id LIMIT 1')).rows;

const percentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);

async function measure(name: string, input: object): Promise<void> {
  const line: string[] = [];
  for (const [panel, ask] of Object.entries(panels)) {
    const times: number[] = [];
    for (let round = 0; round <= Number(values.rounds); round++) {
      const scope = await openScope(owner, input);
      const start = performance.now();
      await ask(scope);
      if (round > 0) times.push(performance.now() - start); // the first one warms the cache
    }
    line.push(`${panel} ${percentile(times, 0.5)}/${percentile(times, 0.95)}`);
  }
  console.log(`${name.padEnd(22)} ${line.join('  ')}`);
}

console.log('milliseconds, p50/p95, warm');
for (const [days, period] of [
  ['30 d', 'LAST_30_DAYS'],
  ['90 d', 'LAST_90_DAYS'],
  ['1 y', 'LAST_365_DAYS'],
]) {
  for (const count of [0, 1, 2, 3])
    await measure(`${days}, ${count} filters`, { period, filters: filters.slice(0, count) });
  await measure(`${days}, busiest link`, { period, linkId: links[0].id });
}

await closeDatabase();
await server.stop();
rmSync(folder, { recursive: true, force: true });
