import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { BYTE_ORDER_MARK, csvLine, type Cell } from '../common/csv.ts';
import { localTime } from '../common/local-time.ts';
import { parseInput } from '../common/parse-input.ts';
import { percentage } from '../common/percentage.ts';
import type { Viewer } from '../common/viewer.ts';
import type { TextFile } from '../common/zip.ts';
import { Analytics } from '../analytics/analytics.ts';
import { breakdownFiles } from '../analytics/breakdown-files.ts';
import { exportName } from './export-name.ts';
import { browserOf } from '../figures/contract/names.ts';
import { openScope, type Scope, type ScopeInput } from '../analytics/scope.ts';
import { browserVersions, campaigns, PARAMETERS, VERSION } from '../analytics/combinations.ts';
import { FACT_HEADER, factCells } from '../analytics/fact-cells.ts';
import type { SeriesPoint } from '../analytics/series.ts';
import { summaryLines } from '../analytics/summary-lines.ts';

/** All analytics of a scope, as files. */
export interface AnalyticsExport {
  fileName: string;
  files: TextFile[];
}

/** A query of clicks, optionally with the hours of its days. */
export type ExportInput = ScopeInput & { hours?: boolean | null };

/** More than any account's campaigns and browsers, to limit memory. */
const WHOLE_LIST = { first: 100_000, offset: 0 };

const Wishes = z.object({ hours: z.boolean().nullish() });

/**
 * The analytics of a scope as CSV files. Refuses like openScope, INVALID for hours of more than 92 days, and
 * RATE_LIMITED.
 */
export async function exportAnalytics(viewer: Viewer, input: ExportInput): Promise<AnalyticsExport> {
  await spend(viewer, 'bulk');
  const { hours } = parseInput(Wishes, input);
  const scope = await openScope(viewer, input);
  const analytics = new Analytics(scope);
  // Read before the response starts, as a file cannot contain a refusal.
  const hourly = hours ? await analytics.series.points('HOUR', 'hours') : null;
  return {
    fileName: `${await exportName('footbridge-analytics', scope)}.zip`,
    files: [
      { name: 'summary.csv', text: () => summaryLines(analytics, input.filters ?? []) },
      file('days.csv', [...POINT, ...FACT_HEADER], async () =>
        Promise.all((await analytics.daily()).map(measuredDayLine(analytics))),
      ),
      file(
        'days-compared.csv',
        POINT,
        async () => (await analytics.series.before('DAY'))?.filter((day) => day !== null).map(dayLine) ?? [],
      ),
      ...(hourly ? [file('hours.csv', ['Hour', ...POINT], async () => hourly.map(hourLine(scope)))] : []),
      file('hours-of-the-week.csv', ['Weekday', 'Hour', ...COUNTS], () => weekLines(analytics)),
      ...breakdownFiles(scope),
      file('campaigns.csv', ['Source', 'Medium', 'Campaign', 'Clicks', ...FACT_HEADER], () => campaignLines(analytics)),
      file('browser-versions.csv', ['Browser', 'Version', 'Clicks', 'Share of Clicks (%)', ...FACT_HEADER], () =>
        versionLines(analytics),
      ),
    ],
  };
}

const COUNTS = ['Clicks', 'Daily Unique Visitors', 'Bots'];
const POINT = ['Date', ...COUNTS];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const file = (name: string, header: string[], rows: () => Promise<Cell[][]>): TextFile => ({
  name,
  async *text() {
    yield BYTE_ORDER_MARK + csvLine(header);
    yield (await rows()).map(csvLine).join('');
  },
});

const dayLine = ({ date, clicks, visitors, bots }: SeriesPoint): Cell[] => [date, clicks, visitors, bots];

const measuredDayLine =
  ({ facts, scope }: Analytics) =>
  async (day: SeriesPoint): Promise<Cell[]> => [...dayLine(day), ...factCells(await facts.ofPoint(day, scope.days))];

const hourLine =
  ({ timeZone }: Scope) =>
  (point: SeriesPoint): Cell[] => [point.at && localTime(timeZone, point.at.getTime()), ...dayLine(point)];

const weekLines = async (analytics: Analytics): Promise<Cell[][]> =>
  (await analytics.heatmap()).map(({ weekday, hour, clicks, visitors, bots }) => [
    WEEKDAYS[weekday - 1]!,
    `${String(hour).padStart(2, '0')}:00`,
    clicks,
    visitors,
    bots,
  ]);

async function campaignLines({ scope, facts }: Analytics): Promise<Cell[][]> {
  const rows = await campaigns(scope, WHOLE_LIST);
  const factsOf = await facts.ofCombinations(
    PARAMETERS,
    rows.map(({ values }) => values),
  );
  return rows.map(({ source, medium, campaign, clicks, values }) => [
    source,
    medium,
    campaign,
    clicks,
    ...factCells(factsOf(values)),
  ]);
}

async function versionLines(analytics: Analytics): Promise<Cell[][]> {
  const [rows, { value: whole }] = await Promise.all([
    browserVersions(analytics.scope, WHOLE_LIST),
    analytics.clicks(),
  ]);
  const factsOf = await analytics.facts.ofCombinations(
    VERSION,
    rows.map(({ browser, version }) => [browser, version]),
  );
  return rows.map(({ browser, version, clicks }) => [
    browserOf(browser),
    version || null,
    clicks,
    percentage(clicks, whole),
    ...factCells(factsOf([browser, version])),
  ]);
}
