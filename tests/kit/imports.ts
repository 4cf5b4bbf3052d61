// Exports of other services as they are, and the calls that import them.
import { afterAll, beforeAll } from 'vitest';
import { runImport } from '../../api/imports/run-imports.ts';
import { jobsOf } from '../../api/worker/jobs.ts';
import { startNode } from './jobs.ts';
import { at, rest, type Person } from './world.ts';

/** What each service writes, two links each: https://example.com/one as `one…` with 12 clicks, made on 2 January 2024, and another. */
export const exportsOf: Record<string, string> = {
  dub: `Short link,Destination URL,Clicks,Created at,Tags,Archived
https://dub.sh/one-dub,https://example.com/one,12,2024-01-02T03:04:05.000Z,"News, Spring",false
https://dub.sh/two-dub,https://example.com/two,0,2024-01-02T03:04:05.000Z,,true`,
  dub_api:
    '[{"id":"l1","domain":"dub.sh","key":"one-dub-api","url":"https://example.com/one","shortLink":"https://dub.sh/one-dub-api",' +
    '"clicks":12,"createdAt":"2024-01-02T03:04:05.000Z","tags":[{"id":"t","name":"News"}],"archived":false,"password":"x",' +
    '"ios":"https://apps.apple.com/app/id1","comments":"A note","geo":{"US":"https://example.com/us"}}]',
  shlink: `createdAt,domain,shortCode,shortUrl,longUrl,title,tags,visits
2024-01-02T03:04:05+00:00,s.test,one-shlink,https://s.test/one-shlink,https://example.com/one,One,news|spring,12
2024-01-02T03:04:05+00:00,s.test,two-shlink,https://s.test/two-shlink,https://example.com/two,,,0`,
  shlink_api: JSON.stringify({
    shortUrls: {
      data: [
        {
          ...{
            shortCode: 'one-shlink-api',
            shortUrl: 'https://s.test/one-shlink-api',
            longUrl: 'https://example.com/one',
          },
          ...{
            dateCreated: '2024-01-02T03:04:05+00:00',
            visitsSummary: { total: 12, nonBots: 10, bots: 2 },
            tags: ['news'],
          },
          ...{ meta: { validSince: null, validUntil: '2099-01-01T00:00:00+00:00', maxVisits: 50 }, forwardQuery: true },
        },
      ],
      pagination: { currentPage: 1 },
    },
  }),
  kutt: JSON.stringify({
    ...{ limit: 10, skip: 0, total: 1 },
    data: [
      {
        ...{
          id: 'u',
          address: 'one-kutt',
          target: 'https://example.com/one',
          link: 'https://kutt.it/one-kutt',
          banned: false,
        },
        ...{
          created_at: '2024-01-02T03:04:05.000Z',
          description: 'One',
          password: false,
          visit_count: 12,
          domain: null,
        },
      },
    ],
  }),
  yourls: JSON.stringify({
    links: {
      link_1: {
        ...{ shorturl: 'https://y.test/one-yourls', url: 'https://example.com/one', title: 'One' },
        ...{ timestamp: '2024-01-02 03:04:05', ip: '192.0.2.1', clicks: '12' },
      },
    },
    ...{ stats: { total_links: '1', total_clicks: '12' }, statusCode: 200, message: 'success' },
  }),
  yourls_table: `keyword,url,title,timestamp,ip,clicks
one-yourls-table,https://example.com/one,One,2024-01-02 03:04:05,192.0.2.1,12`,
  short_io: JSON.stringify({
    links: [
      {
        ...{ idString: 'lnk', path: 'one-short', originalURL: 'https://example.com/one', title: 'One', tags: ['news'] },
        ...{ createdAt: '2024-01-02T03:04:05.000Z', archived: false, androidURL: 'myapp://one', DomainId: 1 },
        ...{ shortURL: 'https://s.test/one-short', clicks: 12 },
      },
    ],
    nextPageToken: null,
  }),
  rebrandly: JSON.stringify([
    {
      ...{ id: 'r', title: 'One', slashtag: 'one-rebrandly', destination: 'https://example.com/one', clicks: 12 },
      ...{ shortUrl: 'rebrand.ly/one-rebrandly', domain: { id: 'd', fullName: 'rebrand.ly' }, status: 'active' },
      ...{ createdAt: '2024-01-02T03:04:05.000Z', favourite: false, forwardParameters: true },
    },
  ]),
  bitly: JSON.stringify({
    links: [
      {
        ...{
          id: 'bit.ly/one-bitly',
          link: 'https://bit.ly/one-bitly',
          long_url: 'https://example.com/one',
          title: 'One',
        },
        ...{ created_at: '2024-01-02T03:04:05+0000', archived: false, tags: ['news'], custom_bitlinks: [] },
      },
    ],
    pagination: { total: 1 },
  }),
  bitly_csv: `Title,Long URL,Bitlink,Created,Total engagements
One,https://example.com/one,bit.ly/one-bitly-csv,2024-01-02 03:04:05,12`,
};

/** Sends a file to POST /api/imports, or to another path below it. */
export async function sendImport(
  who: Person,
  file: BodyInit,
  { conflicts = 'rename', path = '', key }: { conflicts?: string; path?: string; key?: string } = {},
) {
  const response = await fetch(at(`/api/imports${path}?conflicts=${conflicts}`), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/octet-stream',
      ...(key && { 'idempotency-key': key }),
    },
    body: file,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

/** The job that makes imports. */
export const importJob = jobsOf('/nowhere').filter(({ name }) => name === 'imports');

/** The job that deletes links for good. */
export const deletionJob = jobsOf('/nowhere').filter(({ name }) => name === 'deletions');

/** Has imports made as they are ordered, for a test file. */
export function useImportJob(): void {
  let stop: () => Promise<void>;
  beforeAll(() => void (stop = startNode('imports', importJob)));
  afterAll(() => stop());
}

/** Has a job make an import that was ordered. */
export const runNow = (id: number) => runImport(id, new AbortController().signal);

/** Sends a file, and has it imported; what the import is then, or why it was refused at once. */
export async function importFile(who: Person, file: BodyInit, options: { conflicts?: string; key?: string } = {}) {
  const ordered = await sendImport(who, file, options);
  if (ordered.status !== 202) return ordered;
  await runNow(ordered.body.id);
  return { ...ordered, body: (await rest(who, 'GET', `/api/imports/${ordered.body.id}`)).body };
}

let codes = 0;
const one = () => `url,code\nhttps://example.com/,imported-${++codes}\n`;

/** One successful call of every operation on imports, by their names in the OpenAPI document. */
export const callsOfImports = (ada: () => Person) => ({
  'GET /api/imports': () => rest(ada(), 'GET', '/api/imports'),
  'GET /api/imports/{id}': async () => rest(ada(), 'GET', `/api/imports/${(await importFile(ada(), one())).body.id}`),
  'POST /api/imports': () => sendImport(ada(), one()),
  'POST /api/imports/preview': () => sendImport(ada(), `${one()}nonsense,x\n`, { path: '/preview' }),
  'POST /api/imports/{id}/undo': async () => {
    const { id } = (await importFile(ada(), one())).body;
    return rest(ada(), 'POST', `/api/imports/${id}/undo`);
  },
});
