import { spend } from '../account/rates.ts';
import { todayOf } from '../figures/contract/period.ts';
import { quickAnalytics, type QuickAnalytics } from '../analytics/quick-analytics.ts';
import { BYTE_ORDER_MARK, csvLine } from '../common/csv.ts';
import { db, pool } from '../database/db.ts';
import type { ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { openExperimentOf } from '../urls/experiments/open-experiments.ts';
import { columnTitle } from '../generated/csv-columns.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { copiedOptions } from '../urls/members.ts';
import { tagNamesOf } from '../tags/tags-of.ts';
import { conditionOf, orderOf, UrlQuestion } from '../urls/filter.ts';
import { linkStatus } from '../urls/link-status.ts';

/** The batch size; a slow client keeps at most one batch in memory. */
const BATCH = 500;

/** Options that have their place before. */
const EARLIER: ReadonlySet<string> = new Set(['title', 'description', 'measurementLevel', 'measurementMethod']);

interface Line {
  url: ShortUrl;
  quick: QuickAnalytics;
  experiment: ExperimentWithVariants | null;
  tags: readonly string[];
}
type Cell = string | number | null;
interface Column {
  name: string;
  cell: (line: Line) => Cell;
}

type Option = Exclude<(typeof copiedOptions)[number], 'tags'>;

function cellOf(value: ShortUrl[Option]): Cell {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'true' : null;
  if (!Array.isArray(value)) return value as string | null;
  return value.length ? JSON.stringify(value) : null;
}

/** Options of links, under the names that an import reads. */
const optionColumns = (options: readonly Option[]): Column[] =>
  options.map((name) => ({ name: columnTitle(name), cell: ({ url }) => cellOf(url[name]) }));

/** What is new comes last: some read files by position. */
const COLUMNS: readonly Column[] = [
  { name: 'Short Code', cell: ({ url }) => url.shortCode },
  { name: 'Title', cell: ({ url }) => url.title },
  { name: 'Original URL', cell: ({ url }) => url.originalUrl },
  { name: 'Description', cell: ({ url }) => url.description },
  { name: 'Click Count', cell: ({ url }) => url.clickCount },
  { name: 'Unique Visitors', cell: ({ url }) => url.uniqueVisitors },
  {
    name: 'Peak Hour',
    cell: ({ quick: { peakHour } }) => (peakHour === null ? null : `${String(peakHour).padStart(2, '0')}:00`),
  },
  { name: 'Top Referrer', cell: ({ quick }) => quick.topReferrer },
  { name: 'Bounce Rate (%)', cell: ({ quick }) => quick.bounceRate },
  { name: 'Status', cell: ({ url }) => linkStatus(url).toLowerCase() },
  { name: 'Created', cell: ({ url }) => url.createdAt.toISOString() },
  { name: 'Last Clicked', cell: ({ url }) => url.lastClickedAt?.toISOString() ?? null },
  { name: 'Expires', cell: ({ url }) => url.expiresAt?.toISOString() ?? null },
  ...optionColumns(['measurementLevel', 'measurementMethod']),
  { name: 'A/B Test', cell: ({ experiment }) => experiment?.state ?? null },
  {
    name: 'Test Destinations',
    cell: ({ experiment }) => experiment?.variants.map(({ destination }) => destination).join(' ') ?? null,
  },
  { name: 'External Id', cell: ({ url }) => url.externalId },
  ...optionColumns(copiedOptions.filter((name) => name !== 'tags').filter((name) => !EARLIER.has(name))),
  { name: 'Has Password', cell: ({ url }) => cellOf(url.hasPassword) },
  { name: columnTitle('tags'), cell: ({ tags }) => tags.join('; ') || null },
  { name: 'Clicks Before Import', cell: ({ url }) => url.clicksBeforeImport },
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
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ name }) => name));
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const [urls, ofLinks, experiments] = await Promise.all([
      db.shortUrl.findMany({ where: { id: { in: batch }, ownerId: viewer.id } }),
      quickAnalytics(viewer, batch),
      Promise.all(batch.map((id) => openExperimentOf(viewer.id, id))),
    ]);
    const known = new Map(urls.map((url) => [url.id, url]));
    const tags = new Map(await Promise.all(urls.map(async (url) => [url.id, await tagNamesOf(url)] as const)));
    yield batch
      .map((id, index) =>
        lineOf(known.get(id), ofLinks[index], { experiment: experiments[index]!, tags: tags.get(id)! }),
      )
      .join('');
  }
}

/** Skips URLs that were deleted in the meantime. */
function lineOf(
  url: ShortUrl | undefined,
  quick: QuickAnalytics | null | undefined,
  others: Pick<Line, 'experiment' | 'tags'>,
): string {
  return url && quick ? csvLine(COLUMNS.map(({ cell }) => cell({ url, quick, ...others }))) : '';
}
