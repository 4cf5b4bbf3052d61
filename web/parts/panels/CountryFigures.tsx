import { graphql, useFragment } from 'react-relay/hooks';
import type { CountryFigures_analytics$key } from '../../__generated__/CountryFigures_analytics.graphql';
import type { CountryFigures_breakdown$key } from '../../__generated__/CountryFigures_breakdown.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { Figure } from './Figure.tsx';

interface CountryFiguresProps {
  countries: CountryFigures_breakdown$key;
  analytics: CountryFigures_analytics$key;
}

/** The three figures under the countries. */
export function CountryFigures(props: CountryFiguresProps) {
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
  const { international } = useFragment(
    graphql`
      fragment CountryFigures_analytics on Analytics {
        international {
          homeCountry
          percentage
        }
      }
    `,
    props.analytics,
  );
  const known = rows.filter(({ key }) => key !== ''); // the empty key is unknown
  const unknown = <Unknown why={total ? 'No click has a known country' : 'No clicks in this period'} />;
  const noShare = international.homeCountry ? unknown : <Unknown why="Choose your country in your profile" />;
  return (
    <dl className="mt-auto grid grid-cols-3 gap-3 border-t border-line pt-3">
      <Figure name="Total countries" note={known.length && known.length < rows.length ? 'besides unknown ones' : null}>
        {formatCount(known.length)}
      </Figure>
      <Figure name="Top country">{known[0]?.label ?? unknown}</Figure>
      <Figure
        name="Int'l traffic"
        tip={<MetricTip metric="international" name="international traffic" />}
        note={international.homeCountry && `outside ${international.homeCountry}`}
      >
        {typeof international.percentage === 'number' ? formatPercent(international.percentage) : noShare}
      </Figure>
    </dl>
  );
}
