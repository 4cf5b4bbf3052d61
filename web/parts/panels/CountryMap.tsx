import { graphql, useFragment } from 'react-relay/hooks';
import type { CountryMap_breakdown$key } from '../../__generated__/CountryMap_breakdown.graphql';
import { formatCount } from '../../format/numbers.ts';
import { ClicksMap } from '../analytics/ClicksMap.tsx';

/** So many countries are named to those who do not see the map. */
const NAMED = 10;

/** The countries with known coordinates, on a map. */
export function CountryMap(props: { countries: CountryMap_breakdown$key }) {
  const { rows } = useFragment(
    graphql`
      fragment CountryMap_breakdown on AnalyticsBreakdown {
        rows {
          label
          clicks
          place {
            numericCode
            latitude
            longitude
          }
        }
      }
    `,
    props.countries,
  );
  const countries = rows.map(({ label, clicks, place }) => {
    const { numericCode, latitude, longitude } = place ?? {};
    return { name: label, clicks, numericCode, latitude, longitude };
  });
  const placed = countries.filter(({ latitude }) => typeof latitude === 'number');
  const named = placed.slice(0, NAMED).map(({ name, clicks }) => `${name} ${formatCount(clicks)}`);
  return (
    <div className="flex aspect-[21/13] min-h-0 shrink-0 flex-col sm:aspect-[21/10]">
      <ClicksMap label={`Map of clicks by country: ${named.join(', ')}`} countries={countries} />
    </div>
  );
}
