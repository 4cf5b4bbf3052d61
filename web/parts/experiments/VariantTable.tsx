import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  VariantTable_experiment$data,
  VariantTable_experiment$key,
} from '../../__generated__/VariantTable_experiment.graphql';
import { countOf, formatCount, formatPercent } from '../../format/numbers.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { Destination } from '../../ui/Destination.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { LetterMark } from './LetterMark.tsx';

/** A long heading may break here on a phone. */
const SOFT_HYPHEN = '\u00ad';

type Variant = VariantTable_experiment$data['report']['variants'][number];

/** The destinations of an experiment with their figures. */
export function VariantTable(props: { experiment: VariantTable_experiment$key }) {
  const { keptVariant, report } = useFragment(
    graphql`
      fragment VariantTable_experiment on Experiment {
        keptVariant
        report {
          verdict {
            winner {
              id
            }
          }
          variants {
            id
            letter
            name
            destination
            share
            clicks
            visitors
            conversions
            measured
            converted
            rate
            low
            high
            probabilityToBeBest
          }
        }
      }
    `,
    props.experiment,
  );
  const { variants, verdict } = report;
  const visitors = variants.reduce((sum, variant) => sum + variant.visitors, 0);
  const columns: Column<Variant>[] = [
    {
      name: 'Destination',
      cell: ({ id, letter, name, destination }) => (
        <span className="flex min-w-0 items-center gap-2 sm:max-w-56 xl:max-w-80">
          <LetterMark letter={letter} />
          <span className="min-w-0">
            {name !== letter && <span className="block font-medium wrap-anywhere">{name}</span>}
            <Destination url={destination} />
          </span>
          {verdict.winner?.id === id && <Badge tone="positive">Winner</Badge>}
          {keptVariant === id && <Badge tone="neutral">Kept</Badge>}
        </span>
      ),
    },
    {
      name: 'Visitors',
      isFigure: true,
      cell: ({ visitors, clicks }) => <Figure detail={countOf(clicks, 'click')}>{formatCount(visitors)}</Figure>,
    },
    { name: `Conver${SOFT_HYPHEN}sions`, isFigure: true, cell: conversionsOf },
    { name: 'Rate', isFigure: true, cell: rateOf },
    {
      name: 'Best',
      isFigure: true,
      cell: ({ probabilityToBeBest: best }) => (
        <Figure>{typeof best === 'number' ? formatPercent(best) : <Unknown why="Not measured" />}</Figure>
      ),
    },
  ];
  return (
    <div className="min-w-0">
      <DataTable caption="Destinations" isStacked columns={columns} rows={variants} keyOf={({ id }) => id} />
      <p className="mt-2 text-xs text-faint">
        Split: {variants.map((variant) => splitOf(variant, visitors)).join(', ')}. The line below conversions says how
        many of the measured visitors converted; this gives the rate and its 95% interval. Best is the probability of
        having the highest rate.
      </p>
    </div>
  );
}

/** How visitors were split, and how they were to be. */
function splitOf({ name, visitors, share }: Variant, all: number): string {
  const set = `${formatPercent(share)}`;
  return all ? `${name} ${formatPercent((visitors / all) * 100)} (set to ${set})` : `${name} set to ${set}`;
}

/** A percentage without its sign. */
const formatShare = (value: number) => value.toFixed(1);

const UNMEASURED = 'Nothing measured yet; the result says what is missing';
const conversionsOf = ({ conversions, measured, converted }: Variant) =>
  typeof conversions === 'number' ? (
    <Figure detail={`${formatCount(converted)} of ${formatCount(measured)}`}>{formatCount(conversions)}</Figure>
  ) : (
    <Figure>
      <Unknown why={UNMEASURED} />
    </Figure>
  );

const rateOf = ({ rate, low, high }: Variant) =>
  typeof rate === 'number' && typeof low === 'number' && typeof high === 'number' ? (
    <Figure detail={`${formatShare(low)}–${formatPercent(high)}`}>{formatPercent(rate)}</Figure>
  ) : (
    <Figure>
      <Unknown why={UNMEASURED} />
    </Figure>
  );

function Figure({ detail, children }: { detail?: string | null; children: ReactNode }) {
  return (
    <span className="block tabular-nums">
      {children}
      {detail && <span className="block text-xs whitespace-nowrap text-faint">{detail}</span>}
    </span>
  );
}
