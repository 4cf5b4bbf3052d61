import { spend } from '../account/rates.ts';
import { dimensions, textDimensions } from '../click-model/dimensions.ts';
import { BYTE_ORDER_MARK, csvLine } from '../common/csv.ts';
import { localTime } from '../common/local-time.ts';
import type { Viewer } from '../common/viewer.ts';
import { countClicks, listClicks, type ClickDetails } from '../analytics/click-list.ts';
import { openClickScope, type ClickScope, type ClickScopeInput } from '../analytics/click-scope.ts';
import type { ClickPlace } from '../figures/contract/contract.ts';
import { exportName } from './export-name.ts';
import { kindOf } from '../figures/contract/names.ts';
import type { Scope } from '../analytics/scope.ts';

/** The batch size: a slow client keeps at most one batch, and others wait at most for one. */
const BATCH = 250;

const HEADER = [
  'Time',
  'Time (UTC)',
  'Short Code',
  'Title',
  'Original URL',
  'Country',
  'Country Code',
  'Region',
  'City',
  'Device',
  'Operating System',
  'Browser',
  'Browser Version',
  'Channel',
  ...textDimensions.map((dimension) => dimensions[dimension].heading),
  'Kind',
  'Bot Reason',
  'Variant',
];

/** A CSV file that is generated on demand. */
export interface ClickExport {
  fileName: string;
  /** The number of clicks, without those that arrive in the meantime. */
  total: number;
  /** The text of the file, generated in batches as it is read. */
  text: AsyncGenerator<string>;
}

/**
 * Every click of a scope as CSV, newest first. Refuses what openClickScope refuses, and RATE_LIMITED. What is unknown
 * is an empty cell.
 */
export async function exportClicks(viewer: Viewer, input: ClickScopeInput): Promise<ClickExport> {
  await spend(viewer, 'bulk');
  const scope = await openClickScope(viewer, input);
  const total = await countClicks(scope);
  return { fileName: `${await exportName('footbridge-clicks', scope)}.csv`, total, text: linesOf(scope) };
}

async function* linesOf(scope: ClickScope): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  let after: ClickPlace | null = null;
  for (;;) {
    const { clicks, hasMore, end } = await listClicks(scope, { after, first: BATCH });
    yield clicks.map((click) => lineOf(click, scope)).join('');
    if (!hasMore) return;
    after = end;
  }
}

const lineOf = (click: ClickDetails, { timeZone }: Scope): string =>
  csvLine([
    localTime(timeZone, click.at.getTime()),
    click.at.toISOString(),
    click.url.shortCode,
    click.url.title,
    click.url.originalUrl,
    click.countryCode && click.country,
    click.countryCode,
    click.region,
    click.city,
    click.deviceLabel,
    click.os,
    click.browser,
    click.browserVersion,
    click.channelLabel,
    ...textDimensions.map((dimension) => click[dimension]),
    kindOf(click.kind),
    click.reason,
    click.variant && click.variant.label,
  ]);
