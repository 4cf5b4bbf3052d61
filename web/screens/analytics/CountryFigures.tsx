import { graphql, useFragment } from 'react-relay/hooks';
import type { CountryFigures_breakdown$key } from '../../__generated__/CountryFigures_breakdown.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { Unknown } from '../../ui/Unknown.tsx';
import { Figure } from './Figure.tsx';

/** Traffic from anywhere else is international. */
const HOME = 'US';

/** The three figures under the countries. */
export function CountryFigures(props: { countries: CountryFigures_breakdown$key }) {
  const { clicks: total, rows } = useFragment(
    graphql`
      fragment CountryFigures_breakdown on AnalyticsBreakdown {
        clicks
        rows {
          key
          label
          clicks
        }
      }
    `,
    props.countries,
  );
  const known = rows.filter(({ key }) => key !== ''); // the empty key is unknown
  const home = rows.find(({ key }) => key === HOME)?.clicks ?? 0;
  const unknown = <Unknown why={total ? "No click's country is known" : 'No clicks in this period'} />;
  return (
    <dl className="mt-auto grid grid-cols-3 gap-3 border-t border-line pt-3">
      <Figure name="Total Countries">{formatCount(known.length)}</Figure>
      <Figure name="Top Country">{known[0]?.label ?? unknown}</Figure>
      <Figure name="Int'l Traffic">{known.length ? formatPercent(100 - (home / total) * 100) : unknown}</Figure>
    </dl>
  );
}
