import { graphql, useFragment } from 'react-relay/hooks';
import type { RowFacts_row$key } from '../../__generated__/RowFacts_row.graphql';
import { formatDuration } from '../../format/duration.ts';
import { formatLoad, formatMs, formatSpeed } from '../../format/network.ts';
import { formatPercent } from '../../format/numbers.ts';

/** What to say of a row: of the way of its visitors, or of what they did. */
export type FactKind = 'way' | 'visit' | 'load';

/** What was measured of a row's clicks, on one line; nothing where nothing was. */
export function RowFacts({ kind, ...props }: { row: RowFacts_row$key; kind: FactKind }) {
  const { facts } = useFragment(
    graphql`
      fragment RowFacts_row on AnalyticsRow {
        facts {
          avgRttMs
          avgSpeedMbps
          avgPageLoadMs
          bounceRate
          averageSessionTime
          conversionRate
        }
      }
    `,
    props.row,
  );
  const texts = {
    way: [told('round trip', facts.avgRttMs, formatMs), told('', facts.avgSpeedMbps, formatSpeed)],
    visit: [
      told('bounce', facts.bounceRate, formatPercent),
      told('session', facts.averageSessionTime, formatDuration),
      told('conversion of visits', facts.conversionRate, formatPercent),
    ],
    load: [told('page load', facts.avgPageLoadMs, formatLoad)],
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

function told(name: string, value: number | null | undefined, format: (value: number) => string): string | null {
  return typeof value === 'number' ? `${name} ${format(value)}`.trim() : null;
}
