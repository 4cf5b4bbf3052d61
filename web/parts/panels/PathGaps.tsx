import { graphql, readInlineData } from 'react-relay/hooks';
import type { PathGaps_analytics$key } from '../../__generated__/PathGaps_analytics.graphql';
import { CoverageGaps } from './CoverageGaps.tsx';

/** Why clicks were not measured, by what was known when each was recorded. */
export function PathGaps(props: { analytics: PathGaps_analytics$key }) {
  const { roundTripCoverage, speedCoverage } = readInlineData(
    graphql`
      fragment PathGaps_analytics on Analytics @inline {
        roundTripCoverage {
          ...CoverageGaps_coverage
        }
        speedCoverage {
          ...CoverageGaps_coverage
        }
      }
    `,
    props.analytics,
  );
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-3 text-sm font-semibold">Why the other clicks were not measured</h3>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <CoverageGaps quantity="Round trips" coverage={roundTripCoverage} />
        <CoverageGaps quantity="Speeds" coverage={speedCoverage} />
      </div>
    </section>
  );
}
