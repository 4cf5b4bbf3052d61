import { graphql, readInlineData } from 'react-relay/hooks';
import type { pathColumns_facts$key } from '../../__generated__/pathColumns_facts.graphql';
import type { percentiles_figure$key } from '../../__generated__/percentiles_figure.graphql';
import { formatMs, formatSpeed } from '../../format/network.ts';
import { countOf, formatCount, formatPercent } from '../../format/numbers.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { percentilesOf } from '../analytics/percentiles.ts';

/** A row of a table of paths: some clicks by people, and what was measured of them. */
export interface PathRow {
  key: string;
  name: string;
  clicks: number;
  facts: pathColumns_facts$key;
}

const TOLD_MBPS = 10;

const factsOf = (facts: pathColumns_facts$key) =>
  readInlineData(
    graphql`
      fragment pathColumns_facts on ClickFacts @inline {
        roundTrip {
          count
          ...percentiles_figure
        }
        speed {
          ...percentiles_figure @arguments(mayBeBounds: true)
        }
        speedShares {
          mbps
          percentage
        }
      }
    `,
    facts,
  );

/** The columns of a table of paths, the first of which names the rows. */
export const pathColumns = (nameOfRows: string): Column<PathRow>[] => [
  {
    name: nameOfRows,
    cell: ({ name, clicks }) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        <span className="block text-xs text-faint">{countOf(clicks, 'click')}</span>
      </>
    ),
  },
  {
    name: 'Round trip',
    cell: ({ facts, clicks }) => <Distribution figure={factsOf(facts).roundTrip} clicks={clicks} format={formatMs} />,
    isFigure: true,
  },
  {
    name: 'Speed',
    cell: ({ facts, clicks }) => <Distribution figure={factsOf(facts).speed} clicks={clicks} format={formatSpeed} />,
    isFigure: true,
  },
  { name: `≥ ${TOLD_MBPS} Mbit/s`, cell: ({ facts }) => <Reached facts={facts} />, isFigure: true },
];

interface DistributionProps {
  figure: percentiles_figure$key;
  clicks: number;
  format: (value: number) => string;
}

/** The median, the other percentiles under it, and what they rest on. */
function Distribution({ figure, clicks, format }: DistributionProps) {
  const known = percentilesOf(figure, format);
  if (!known) return <Unknown why="Not measured" />;
  return (
    <>
      <span className="font-medium">{known.text}</span>
      <span className="block text-xs text-faint">
        {known.others}
        <span className="block">
          from {formatCount(known.count)} of {formatCount(clicks)}
        </span>
      </span>
    </>
  );
}

function Reached({ facts }: { facts: pathColumns_facts$key }) {
  const share = factsOf(facts).speedShares.find(({ mbps }) => mbps === TOLD_MBPS)?.percentage;
  return typeof share === 'number' ? formatPercent(share) : <Unknown why="No speed tells it" />;
}
