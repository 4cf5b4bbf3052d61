// npm run bench:analytics — how long each panel of the analytics takes on a year of one owner's clicks (ten million of
// them), for 30, 90 and 365 days, unfiltered and with one, two and three filters: warm (p50 and p95), cold (nothing of the
// clicks in memory, p95), and as plain SQL on the rows of the same clicks (p50), all in milliseconds and in one run.
// --folder keeps the database there, for the next run; --only clicks or --only measured asks half of the panels.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '../../api/common/config.ts';
import { useDatabase } from '../../api/database/address.ts';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import type { Scope } from '../../api/analytics/scope.ts';
import { makeYear } from './analytics-clicks.ts';
import { at, timesOf } from './times.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '20' },
    cold: { type: 'string', default: '20' },
    only: { type: 'string' },
    folder: { type: 'string' },
  },
});
await using cleanUp = openCleanUp();
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'footbridge-analytics-'));
if (!values.folder) cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
const server = await startEmbedded({ folder });
cleanUp.defer(() => server.stop());
useDatabase(server.url);
config.databaseStatementMs = 0; // making a year takes longer than any question may
await migrate(server.url);
const { closeDatabase, pool } = await import('../../api/database/db.ts');
cleanUp.defer(closeDatabase);
const { openScope } = await import('../../api/analytics/scope.ts');
const { closeEngine } = await import('../../api/figures/engine/click-engine.ts');
cleanUp.defer(closeEngine);
const { askCold, askPlainly, closeCold, measuredPanels, panels } = await import('./analytics-panels.ts');
cleanUp.defer(closeCold);
const { openOverview } = await import('./analytics-overview.ts');

const began = performance.now();
const [known] = (await pool.query<{ id: number }>('SELECT id FROM app_user')).rows;
const ownerId = known?.id ?? (await makeYear(pool, Number(values.clicks), Date.now()));
const { rows: sizes } = await pool.query<{ clicks: string; rows: string; columns: string }>(
  `SELECT (SELECT sum(clicks + bots) FROM analytics.stat_day) AS clicks,
    (SELECT pg_size_pretty(sum(pg_total_relation_size(inhrelid))) FROM pg_inherits
      WHERE inhparent = 'analytics.click'::regclass) AS rows,
    pg_size_pretty(pg_total_relation_size('analytics.segment_column')) AS columns`,
);
const { clicks, rows, columns } = sizes[0]!;
console.log(`${clicks} clicks: ${rows} as rows, ${columns} as columns; made in ${seconds(began)} s`);

const owner = {
  id: ownerId,
  tier: 'enterprise',
  timeZone: 'UTC',
  begunDay: null,
  retentionDays: null,
  firstWeekday: 1,
  homeCountry: null,
} as const;
const filters = [
  { dimension: 'country', values: ['DE'] },
  { dimension: 'device', values: ['mobile'] },
  { dimension: 'channel', values: ['direct'], isNot: true },
];
const overview = await openOverview(ownerId);
cleanUp.defer(() => overview.close());
const periods = { '30 d': 'LAST_30_DAYS', '90 d': 'LAST_90_DAYS', '1 y': 'LAST_365_DAYS' };

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(0);
}

interface Ways {
  warm: () => Promise<unknown>;
  cold: (scope: Scope) => Promise<void>;
  plain: (scope: Scope) => Promise<void>;
}

/** Prints how long a panel takes in each way. */
async function compare(name: string, scope: Scope, { warm, cold, plain }: Ways): Promise<void> {
  await warm();
  const warmly = await timesOf(warm, Number(values.rounds));
  await cold(scope); // connects
  const coldly = await timesOf(() => cold(scope), Number(values.cold));
  const plainly = await timesOf(() => plain(scope), 3);
  const figures = [at(warmly, 0.5), at(warmly, 0.95), at(coldly, 0.95), at(plainly, 0.5)];
  const [p50, p95, p95Cold, p50Plain] = figures.map((ms) => ms.toFixed(1).padStart(7));
  const ratio = (at(plainly, 0.5) / at(warmly, 0.5)).toFixed(0);
  console.log(`${name.padEnd(20)} ${p50} ${p95}    ${p95Cold}         ${p50Plain}   ${ratio.padStart(7)} x`);
}

console.log('panel                warm p50    p95   cold p95   plain SQL p50   times as fast');
for (const [days, period] of Object.entries(periods)) {
  for (let count = 0; count <= filters.length; count++) {
    console.log(`— ${days}, ${count} filters`);
    const input = { period, filters: filters.slice(0, count) };
    const scope = () => openScope(owner, input);
    const wanted = {
      ...(values.only !== 'measured' && panels),
      ...(values.only !== 'clicks' && (await measuredPanels(await scope()))),
    };
    for (const [name, panel] of Object.entries(wanted)) {
      await compare(name, await scope(), {
        warm: async () => panel.ask(await scope()),
        cold: (asked) => askCold(asked, panel),
        plain: (asked) => askPlainly(asked, panel),
      });
    }
    const whole = () => overview.ask(period, input.filters);
    await whole();
    const warm = await timesOf(whole, Number(values.rounds));
    const [p50, p95] = [at(warm, 0.5), at(warm, 0.95)].map((ms) => ms.toFixed(1).padStart(7));
    console.log(`${'whole Overview'.padEnd(20)} ${p50} ${p95}`);
  }
}
