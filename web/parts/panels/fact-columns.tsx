import { graphql, readInlineData } from 'react-relay/hooks';
import type { factColumns_row$data, factColumns_row$key } from '../../__generated__/factColumns_row.graphql';
import { formatDuration } from '../../format/duration.ts';
import { formatPercent } from '../../format/numbers.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';

type Facts = factColumns_row$data['facts'];

const columns: { name: string; of: (facts: Facts) => number | null | undefined; format: (value: number) => string }[] =
  [
    { name: 'Bounce rate', of: ({ bounceRate }) => bounceRate, format: formatPercent },
    { name: 'Session time', of: ({ sessionTime }) => sessionTime.p50, format: formatDuration },
    { name: 'Conversion rate', of: ({ conversionRate }) => conversionRate, format: formatPercent },
  ];

const factsOf = (row: factColumns_row$key): Facts =>
  readInlineData(
    graphql`
      fragment factColumns_row on AnalyticsRow @inline {
        facts {
          bounceRate
          sessionTime {
            p50
          }
          conversionRate
        }
      }
    `,
    row,
  ).facts;

/** The columns of what was measured of rows; none for what was measured of none of them. */
export const factColumns = <Row extends factColumns_row$key>(rows: readonly Row[]): Column<Row>[] =>
  columns
    .filter(({ of }) => rows.some((row) => typeof of(factsOf(row)) === 'number'))
    .map(({ name, of, format }) => ({
      name,
      cell: (row) => {
        const value = of(factsOf(row));
        return typeof value === 'number' ? format(value) : <Unknown why="No visit was measured" />;
      },
      isFigure: true,
    }));
