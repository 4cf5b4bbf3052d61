import { spend } from '../account/rates.ts';
import { todayOf } from '../analytics/period.ts';
import { quickAnalytics, type QuickAnalytics } from '../analytics/quick-analytics.ts';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import { db, pool } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { conditionOf, orderOf, UrlQuestion } from './filter.ts';
import { linkStatus } from './rules.ts';

/** Read and written at once; a slow client holds no more than this. */
const BATCH = 500;

const HEADER = [
  'Short Code',
  'Title',
  'Original URL',
  'Description',
  'Click Count',
  'Unique Visitors',
  'CTR (%)',
  'Peak Hour',
  'Top Referrer',
  'Bounce Rate (%)',
  'Status',
  'Created',
  'Last Clicked',
  'Expires',
];

/** A CSV file in the making. */
export interface UrlExport {
  fileName: string;
  /** How many URLs it will have, fewer only if some are deleted meanwhile. */
  total: number;
  /** The text of the file, batch by batch as it is asked for. */
  text: AsyncGenerator<string>;
}

/**
 * All of the viewer's URLs that a question names, in its order, as CSV. Refuses INVALID questions and RATE_LIMITED.
 * What cannot be known is an empty cell.
 */
export async function exportUrls(viewer: Viewer, input: unknown): Promise<UrlExport> {
  await spend(viewer, 'bulk');
  const question = parseInput(UrlQuestion, input);
  const { sql, values } = conditionOf(viewer, question);
  const { rows } = await pool.query<{ id: number }>(
    `SELECT u.id FROM short_url u WHERE ${sql} ORDER BY ${orderOf(question).near}`,
    values,
  );
  const prefix = question.scope === 'RECOVERABLE' ? 'expired-inactive-urls' : 'footbridge-urls';
  const ids = rows.map(({ id }) => id);
  return { fileName: `${prefix}-${todayOf(viewer)}.csv`, total: ids.length, text: linesOf(viewer, ids) };
}

async function* linesOf(viewer: Viewer, ids: number[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const [urls, quick] = await Promise.all([
      db.shortUrl.findMany({ where: { id: { in: batch }, ownerId: viewer.id } }),
      quickAnalytics(viewer, batch),
    ]);
    const known = new Map(urls.map((url) => [url.id, url]));
    yield batch.map((id, index) => lineOf(known.get(id), quick[index])).join('');
  }
}

/** Nothing for a URL that was deleted meanwhile. */
function lineOf(url: ShortUrl | undefined, figures: QuickAnalytics | null | undefined): string {
  if (!url || !figures) return '';
  return csvLine([
    url.shortCode,
    url.title,
    url.originalUrl,
    url.description,
    url.clickCount,
    url.uniqueVisitors,
    null, // nobody counts who saw the link
    figures.peakHour === null ? null : `${String(figures.peakHour).padStart(2, '0')}:00`,
    figures.topReferrer,
    figures.bounceRate,
    linkStatus(url).toLowerCase(),
    url.createdAt.toISOString(),
    url.lastClickedAt?.toISOString() ?? null,
    url.expiresAt?.toISOString() ?? null,
  ]);
}
