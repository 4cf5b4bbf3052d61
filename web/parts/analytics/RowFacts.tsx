import { graphql, useFragment } from 'react-relay/hooks';
import type { RowFacts_row$key } from '../../__generated__/RowFacts_row.graphql';
import { formatDuration } from '../../format/duration.ts';
import { formatLoad, formatMs, formatSpeed } from '../../format/network.ts';
import { formatPercent } from '../../format/numbers.ts';
import { formatPercentile, type Median } from './percentiles.ts';

/** What to say of a row: of the way of its visitors, or of what they did. */
export type FactKind = 'way' | 'visit' | 'load';

/** What was measured of a row's clicks, on one line; nothing where nothing was. */
export function RowFacts({ kind, ...props }: { row: RowFacts_row$key; kind: FactKind }) {
  const { facts } = useFragment(
    graphql`
      fragment RowFacts_row on AnalyticsRow {
        facts {
          roundTrip {
            p50
          }
          speed {
            p50
            p50IsLowerBound
          }
          pageLoad {
            p50
          }
          bounceRate
          sessionTime {
            p50
          }
          conversionRate
        }
      }
    `,
    props.row,
  );
  const texts = {
    way: [median('round trip', facts.roundTrip, formatMs), median('', facts.speed, formatSpeed)],
    visit: [
      share('bounce', facts.bounceRate),
      median('session', facts.sessionTime, formatDuration),
      share('conversion of visits', facts.conversionRate),
    ],
    load: [median('page load', facts.pageLoad, formatLoad)],
  }[kind].filter((text) => text !== null);
  if (!texts.length) return null;
  return (
    <span className="flex flex-wrap gap-x-2.5 text-xs text-muted tabular-nums">
      {texts.map((text) => (
        <span key={text} className="whitespace-nowrap">
          {text}
        </span>
      ))}
    </span>
  );
}

const share = (name: string, value: number | null | undefined): string | null =>
  typeof value === 'number' ? `${name} ${formatPercent(value)}` : null;

const median = (name: string, { p50, p50IsLowerBound }: Median, format: (value: number) => string): string | null =>
  typeof p50 === 'number' ? `${name} ${formatPercentile(p50, p50IsLowerBound, format)}`.trim() : null;
