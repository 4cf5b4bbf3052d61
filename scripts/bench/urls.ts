// npm run bench:urls — an owner of 100,000 links asks for pages, searches, filters and orders of the list at the GraphQL
// door, as the screen does. Prints the least, p50 and p95 of each question (other work on the machine shows in the later
// ones first), and how PostgreSQL answers the slowest.
import { parseArgs } from 'node:util';
import type { Asked } from './urls-explain.ts';
import { startBench } from './urls-installation.ts';

const { values } = parseArgs({
  options: { links: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } },
});
const links = Number(values.links);
const TARGET_MS = 60;
const PAGE = 10;

const LIST = `query ($first: Int = 10, $after: String, $page: Int, $filter: UrlFilter, $order: UrlOrder, $scope: UrlScope! = ALL) {
  viewer { urls(first: $first, after: $after, page: $page, filter: $filter, order: $order, scope: $scope) {
    totalCount
    edges { cursor node { id shortCode shortUrl originalUrl title isActive status expiresAt clickCount lastClickedAt
      createdAt quickAnalytics { uniqueVisitors uniqueRate peakHour topReferrer bounceRate botCount } } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
    pages { count first { page } around { page isCurrent } last { page } } } } }`;

const at = (share: number) => ({ page: Math.floor((links * share) / PAGE) + 1 });
const by = (field: string, direction: string) => ({ order: { field, direction } });
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const questions: Record<string, Asked> = {
  'first page': {},
  'a tenth in': at(0.1),
  'the middle': at(0.5),
  'the last page': at(0.9999),
  ...Object.fromEntries(
    ['CREATED_AT', 'CLICKS', 'VISITORS', 'TITLE', 'LAST_CLICKED_AT', 'EXPIRES_AT'].flatMap((field) => [
      [`${field} ascending`, by(field, 'ASC')],
      [`${field} descending, the middle`, { ...by(field, 'DESC'), ...at(0.5) }],
    ]),
  ),
  active: { filter: { status: 'ACTIVE' } },
  'active, the middle, by title': { filter: { status: 'ACTIVE' }, ...by('TITLE', 'ASC'), ...at(0.4) },
  inactive: { filter: { status: 'INACTIVE' }, ...by('CLICKS', 'DESC') },
  expired: { filter: { status: 'EXPIRED' }, ...by('EXPIRES_AT', 'ASC') },
  expiring: { filter: { status: 'EXPIRING' } },
  recoverable: { scope: 'RECOVERABLE', ...by('EXPIRES_AT', 'ASC') },
  'recoverable, far in': { scope: 'RECOVERABLE', ...by('EXPIRES_AT', 'ASC'), ...at(0.1) },
  'created in a month': { filter: { createdAfter: ago(60), createdBefore: ago(30) } },
  'at least 1000 clicks': { filter: { minClicks: 1000 }, ...by('LAST_CLICKED_AT', 'DESC') },
  'search: one code': { filter: { search: 'c4ca4238' } },
  'search: a rare title': { filter: { search: 'webinar 99' } },
  'search: a common title': { filter: { search: 'newsletter' } },
  'search: a common title, by clicks, far in': {
    filter: { search: 'newsletter' },
    ...by('CLICKS', 'DESC'),
    ...at(0.1),
  },
  'search: in all': { filter: { search: 'example' } },
  'search: in all, the middle': { filter: { search: 'example' }, ...at(0.5) },
  'search: one letter': { filter: { search: 'a' } },
  'search: a rarer letter': { filter: { search: 'j' }, ...by('TITLE', 'DESC') },
  'search: two letters': { filter: { search: 'sa' }, ...by('TITLE', 'ASC') },
  'search: two letters of many': { filter: { search: 'ne' }, ...by('CLICKS', 'DESC') },
  'search: two letters of many, active, far in': { filter: { search: 'ne', status: 'ACTIVE' }, ...at(0.2) },
  'search: three letters of many, active, far in': { filter: { search: 'net', status: 'ACTIVE' }, ...at(0.2) },
  'search: three letters of many, active, by title, far in': {
    filter: { search: 'net', status: 'ACTIVE' },
    ...by('TITLE', 'ASC'),
    ...at(0.2),
  },
  'search: in all, active, the middle': { filter: { search: 'example', status: 'ACTIVE' }, ...at(0.4) },
  'search: nothing': { filter: { search: 'qqqqqq' } },
  'search: two letters that are nowhere': { filter: { search: '§§' } },
  'search in all, active, 10 clicks': { filter: { search: 'example', status: 'ACTIVE', minClicks: 10 } },
  'search common, active, by title': { filter: { search: 'sale', status: 'ACTIVE' }, ...by('TITLE', 'ASC') },
};

interface Answer {
  viewer: { urls: { pageInfo: { endCursor: string | null } } };
}
const isFar = (name: string) => questions[name]!.page !== undefined;

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;

const bench = await startBench(links);
try {
  for (const name of Object.keys(questions).filter(isFar)) await askByCursor(name);
  await measure();
} finally {
  await bench.close();
}

/** Adds the page that follows one of these, by its cursor. */
async function askByCursor(name: string): Promise<void> {
  const { page, ...question } = questions[name]!;
  const { viewer } = (await bench.ask(LIST, { ...question, page })) as Answer;
  questions[`${name}, by cursor`] = { ...question, after: viewer.urls.pageInfo.endCursor };
}

async function measure(): Promise<void> {
  const times = new Map<string, number[]>(Object.keys(questions).map((name) => [name, []]));
  for (let round = -3; round < Number(values.rounds); round++) {
    for (const [name, variables] of Object.entries(questions)) {
      const began = performance.now();
      await bench.ask(LIST, variables);
      if (round >= 0) times.get(name)!.push(performance.now() - began); // the first rounds warm up
    }
  }

  console.log(`${links} links, ${values.rounds} rounds; milliseconds at the GraphQL door`);
  for (const list of times.values()) list.sort((a, b) => a - b);
  const shown = [...times].sort(([, a], [, b]) => percentile(b, 0.95) - percentile(a, 0.95));
  for (const [name, list] of shown) {
    const [least, p50, p95] = [list[0]!, percentile(list, 0.5), percentile(list, 0.95)].map((ms) =>
      ms.toFixed(1).padStart(6),
    );
    console.log(`${least} least ${p50} p50 ${p95} p95  ${name}`);
  }
  const all = [...times.values()].flat().sort((a, b) => a - b);
  const whole = percentile(all, 0.95);
  console.log(
    `all questions: p95 ${whole.toFixed(1)} ms (${whole < TARGET_MS ? 'under' : 'NOT under'} ${TARGET_MS} ms)`,
  );

  const { explainList } = await import('./urls-explain.ts');
  console.log(`\nThe slowest, "${shown[0]![0]}":\n${await explainList(bench, questions[shown[0]![0]]!)}`);
}
