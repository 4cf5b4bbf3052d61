import { csvLine, BYTE_ORDER_MARK, type Cell } from '../common/csv.ts';
import { dimensionKeys, dimensions, isLabelDimension, type Dimension } from '../click-model/dimensions.ts';
import type { TextFile } from '../common/zip.ts';
import { Analytics } from './analytics.ts';
import type { Breakdown, BreakdownRow } from './breakdown.ts';
import { FACT_HEADER, factCells } from './fact-cells.ts';
import type { Scope } from './scope.ts';

/** The batch size of reads and writes; few breakdowns have more rows. */
const BATCH = 10_000;

/** The columns that identify the rows of a dimension in its file. */
interface Columns {
  header: string[];
  cells: (row: BreakdownRow, breakdown: Breakdown) => Cell[] | Promise<Cell[]>;
}

/** Those of dimensions whose values need several columns. */
const several: Partial<Record<Dimension, Columns>> = {
  link: {
    header: ['Short Code', 'Title', 'Original URL'],
    cells: async (row, breakdown) => {
      const url = await breakdown.linkOf(row);
      return [url?.shortCode ?? null, url?.title ?? null, url?.originalUrl ?? null];
    },
  },
  country: {
    header: ['Country', 'Country Code'],
    cells: ({ label, countryCode }) => [label, countryCode],
  },
  city: {
    header: ['City', 'Region', 'Country Code'],
    cells: ({ label, detail, countryCode }) => [label, detail, countryCode],
  },
  variant: {
    header: ['Variant', 'Destination'],
    cells: ({ label, detail }) => [label, detail],
  },
  network: {
    header: ['Network', 'AS Number'],
    cells: ({ label, detail }) => [label, detail],
  },
};

/** A text is told as it is stored, with an empty cell where it is unknown; a value of a fixed list by its name. */
const columnsOf = (dimension: Dimension): Columns =>
  several[dimension] ?? {
    header: [dimensions[dimension].heading],
    cells: ({ key, label }) => [isLabelDimension(dimension) ? key : label],
  };

const FIGURES = ['Clicks', 'Daily Unique Visitors', 'Bots', 'Share of Clicks (%)', 'Unique Rate (%)', ...FACT_HEADER];

/** A CSV file for each dimension with every value of the scope's clicks, bots included; unknown texts are empty cells. */
export const breakdownFiles = (scope: Scope): TextFile[] =>
  dimensionKeys.map((dimension) => ({
    name: `${dimensions[dimension].file}.csv`,
    text: () => linesOf(scope, dimension),
  }));

async function* linesOf(scope: Scope, dimension: Dimension): AsyncGenerator<string> {
  const { header, cells } = columnsOf(dimension);
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
