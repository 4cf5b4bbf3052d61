import { graphql, readInlineData } from 'react-relay/hooks';
import type { PathSummary_analytics$key } from '../../__generated__/PathSummary_analytics.graphql';
import { formatMs, formatSpeed } from '../../format/network.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { StatCard } from '../../ui/StatCard.tsx';
import { percentilesOf } from '../analytics/percentiles.ts';
import { SpeedShares } from './SpeedShares.tsx';

/** The distributions of all clicks of a scope, and how many of the clicks they rest on. */
export function PathSummary(props: { analytics: PathSummary_analytics$key }) {
  const { facts, humanClicks } = readInlineData(
    graphql`
      fragment PathSummary_analytics on Analytics @inline {
        humanClicks
        facts {
          roundTrip {
            ...percentiles_figure
          }
          jitter {
            ...percentiles_figure
          }
          speed {
            ...percentiles_figure @arguments(mayBeBounds: true)
          }
          speedShares {
            ...SpeedShares_share
          }
        }
      }
    `,
    props.analytics,
  );
  const cards = [
    { label: 'Round trip', known: percentilesOf(facts.roundTrip, formatMs) },
    { label: 'Jitter', known: percentilesOf(facts.jitter, formatMs) },
    { label: 'Speed', known: percentilesOf(facts.speed, formatSpeed) },
  ];
  if (cards.every(({ known }) => !known)) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {cards.map(({ label, known }) => (
          <StatCard
            key={label}
            label={label}
            value={known ? known.text : '—'}
            note={
              known
                ? `${known.spread}, from ${formatCount(known.count)} of ${countOf(humanClicks, 'click')}`
                : 'not measured'
            }
          />
        ))}
      </dl>
      <div>
        <h3 className="mb-2 text-sm font-medium">Clicks with at least this speed</h3>
        {facts.speedShares.length ? (
          <SpeedShares shares={facts.speedShares} />
        ) : (
          <p className="text-sm text-muted">Speeds are measured on level Full.</p>
        )}
      </div>
    </div>
  );
}
