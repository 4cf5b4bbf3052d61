import { csvLine, BYTE_ORDER_MARK, type Cell } from '../csv.ts';
import { dimensions, type Dimension } from '../dimensions.ts';
import type { TextFile } from '../zip.ts';
import { Analytics } from './analytics.ts';
import type { Breakdown, BreakdownRow } from './breakdown.ts';
import { FACT_HEADER, factCells } from './fact-cells.ts';
import type { Scope } from './scope.ts';

/** The batch size of reads and writes; few breakdowns have more rows. */
const BATCH = 10_000;

/** The columns that identify the rows of a dimension in its file. */
interface Names {
  file: string;
  header: string[];
  cells: (row: BreakdownRow, breakdown: Breakdown) => Cell[] | Promise<Cell[]>;
}

const byLabel = (file: string, name: string): Names => ({ file, header: [name], cells: ({ label }) => [label] });
const byText = (file: string, name: string): Names => ({ file, header: [name], cells: ({ key }) => [key] });

const names: Record<Dimension, Names> = {
  link: {
    file: 'urls',
    header: ['Short Code', 'Title', 'Original URL'],
    cells: async (row, breakdown) => {
      const url = await breakdown.linkOf(row);
      return [url?.shortCode ?? null, url?.title ?? null, url?.originalUrl ?? null];
    },
  },
  country: {
    file: 'countries',
    header: ['Country', 'Country Code'],
    cells: ({ label, countryCode }) => [label, countryCode],
  },
  city: {
    file: 'cities',
    header: ['City', 'Region', 'Country Code'],
    cells: ({ label, detail, countryCode }) => [label, detail, countryCode],
  },
  device: byLabel('devices', 'Device'),
  os: byLabel('operating-systems', 'Operating System'),
  browser: byLabel('browsers', 'Browser'),
  channel: byLabel('channels', 'Channel'),
  referrer: byText('referrers', 'Referrer'),
  utmSource: byText('utm-sources', 'UTM Source'),
  utmMedium: byText('utm-mediums', 'UTM Medium'),
  utmCampaign: byText('utm-campaigns', 'UTM Campaign'),
  variant: {
    file: 'variants',
    header: ['Variant', 'Destination'],
    cells: ({ label, detail }) => [label, detail],
  },
  network: {
    file: 'networks',
    header: ['Network', 'AS Number'],
    cells: ({ label, detail }) => [label, detail],
  },
};

const FIGURES = ['Clicks', 'Daily Unique Visitors', 'Bots', 'Share of Clicks (%)', 'Unique Rate (%)', ...FACT_HEADER];

/** A CSV file for each dimension with every value of the scope's clicks, bots included; unknown texts are empty cells. */
export const breakdownFiles = (scope: Scope): TextFile[] =>
  (Object.keys(dimensions) as Dimension[]).map((dimension) => ({
    name: `${names[dimension].file}.csv`,
    text: () => linesOf(scope, dimension),
  }));

async function* linesOf(scope: Scope, dimension: Dimension): AsyncGenerator<string> {
  const { header, cells } = names[dimension];
  yield BYTE_ORDER_MARK + csvLine([...header, ...FIGURES]);
  for (let offset = 0; ; offset += BATCH) {
    // A new one for every batch, as it caches the rows it has read.
    const breakdown = await new Analytics(scope).breakdown(dimension, {
      first: BATCH,
      offset,
      search: '',
      orderBy: 'CLICKS',
      hasBotRows: true,
    });
    const lines = breakdown.rows.map(async (row) =>
      csvLine([...(await cells(row, breakdown)), ...figuresOf(row), ...factCells(await breakdown.factsOf(row))]),
    );
    yield (await Promise.all(lines)).join('');
    if (breakdown.rows.length < BATCH) return;
  }
}

const figuresOf = ({ clicks, visitors, bots, percentage, uniqueRate }: BreakdownRow): Cell[] => [
  clicks,
  visitors,
  bots,
  percentage,
  uniqueRate,
];
