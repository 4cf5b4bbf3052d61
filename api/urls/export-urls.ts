import { spend } from '../account/rates.ts';
import { todayOf } from '../analytics/period.ts';
import { quickAnalytics, type QuickAnalytics } from '../analytics/quick-analytics.ts';
import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import { db, pool } from '../db.ts';
import type { ExperimentWithVariants } from '../experiments/list-experiments.ts';
import { openExperimentOf } from '../experiments/open-experiments.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { conditionOf, orderOf, UrlQuestion } from './filter.ts';
import { linkStatus } from './rules.ts';

/** The batch size; a slow client keeps at most one batch in memory. */
const BATCH = 500;

const HEADER = [
  'Short Code',
  'Title',
  'Original URL',
  'Description',
  'Click Count',
  'Unique Visitors',
  'Peak Hour',
  'Top Referrer',
  'Bounce Rate (%)',
  'Status',
  'Created',
  'Last Clicked',
  'Expires',
  'Measurement Level',
  'Measurement Method',
  'A/B Test',
  'Test Destinations',
  'External Id',
];

/** A CSV file that is generated on demand. */
export interface UrlExport {
  fileName: string;
  /** The number of URLs; the file has fewer only if some are deleted in the meantime. */
  total: number;
  /** The text of the file, generated in batches as it is read. */
  text: AsyncGenerator<string>;
}

/**
 * All URLs of the viewer that match a query, in its order, as CSV. Refuses INVALID queries and RATE_LIMITED.
 * Unknown values are empty cells.
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
    const [urls, ofLinks, experiments] = await Promise.all([
      db.shortUrl.findMany({ where: { id: { in: batch }, ownerId: viewer.id } }),
      quickAnalytics(viewer, batch),
      Promise.all(batch.map((id) => openExperimentOf(viewer.id, id))),
    ]);
    const known = new Map(urls.map((url) => [url.id, url]));
    yield batch.map((id, index) => lineOf(known.get(id), ofLinks[index], experiments[index]!)).join('');
  }
}

/** Skips URLs that were deleted in the meantime. */
function lineOf(
  url: ShortUrl | undefined,
  quick: QuickAnalytics | null | undefined,
  experiment: ExperimentWithVariants | null,
): string {
  if (!url || !quick) return '';
  return csvLine([
    url.shortCode,
    url.title,
    url.originalUrl,
    url.description,
    url.clickCount,
    url.uniqueVisitors,
    quick.peakHour === null ? null : `${String(quick.peakHour).padStart(2, '0')}:00`,
    quick.topReferrer,
    quick.bounceRate,
    linkStatus(url).toLowerCase(),
    url.createdAt.toISOString(),
    url.lastClickedAt?.toISOString() ?? null,
    url.expiresAt?.toISOString() ?? null,
    url.measurementLevel,
    url.measurementMethod,
    experiment?.state ?? null,
    experiment?.variants.map(({ destination }) => destination).join(' ') ?? null,
    url.externalId,
  ]);
}
