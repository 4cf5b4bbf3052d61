import { graphql, useFragment } from 'react-relay/hooks';
import type { Places_statistics$key } from '../../../__generated__/Places_statistics.graphql';
import { formatMs, formatSpeed } from '../../../format/network.ts';
import { formatCount } from '../../../format/numbers.ts';
import { locale } from '../../../format/locale.ts';
import { formatPercentile, type Median } from '../../../parts/analytics/percentiles.ts';
import { ValueName } from '../../../parts/analytics/ValueName.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Unknown } from '../../../ui/Unknown.tsx';

const PROVIDERS = 10;
const COUNTRIES = 6;
const countries = new Intl.DisplayNames(locale, { type: 'region' });
const median = ({ p50, p50IsLowerBound }: Median, format: (value: number) => string) =>
  typeof p50 === 'number' ? formatPercentile(p50, p50IsLowerBound, format) : <Unknown why="Not measured" />;

/** How good connections were by provider and by country. */
export function Places(props: { statistics: Places_statistics$key }) {
  const { providers, countries: places } = useFragment(
    graphql`
      fragment Places_statistics on WebsiteStatistics {
        providers {
          organisation
          asn
          count
          speed {
            p50
            p50IsLowerBound
          }
          roundTrip {
            p50
          }
        }
        countries {
          country
          count
          speed {
            p50
            p50IsLowerBound
          }
          roundTrip {
            p50
          }
        }
      }
    `,
    props.statistics,
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title="Top ISPs" subtitle="Providers with the most measurements; medians">
        {providers.length === 0 ? (
          <Nothing>Providers are found by IP address on measurement level Essential or Full.</Nothing>
        ) : (
          <DataTable
            caption="Top ISPs"
            rows={providers.slice(0, PROVIDERS)}
            keyOf={({ asn, organisation }) => `${asn} ${organisation}`}
            isStacked
            columns={[
              {
                name: 'Provider',
                cell: ({ organisation, asn }) => <ValueName label={organisation} detail={asn ? `AS${asn}` : null} />,
              },
              { name: 'Count', cell: ({ count }) => formatCount(count), isFigure: true },
              { name: 'Speed', cell: ({ speed }) => median(speed, formatSpeed), isFigure: true },
              { name: 'Round trip', cell: ({ roundTrip }) => median(roundTrip, formatMs), isFigure: true },
            ]}
          />
        )}
      </Panel>
      <Panel title="Countries" subtitle="With the most measurements; medians">
        {places.length === 0 ? (
          <Nothing>Countries appear here where geolocation is enabled.</Nothing>
        ) : (
          <DataTable
            caption="Countries"
            rows={places.slice(0, COUNTRIES)}
            keyOf={({ country }) => country}
            isStacked
            columns={[
              {
                name: 'Country',
                cell: ({ country }) => <ValueName label={countries.of(country) ?? country} countryCode={country} />,
              },
              { name: 'Count', cell: ({ count }) => formatCount(count), isFigure: true },
              { name: 'Speed', cell: ({ speed }) => median(speed, formatSpeed), isFigure: true },
              { name: 'Round trip', cell: ({ roundTrip }) => median(roundTrip, formatMs), isFigure: true },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}

const Nothing = ({ children }: { children: string }) => <p className="text-sm text-muted">{children}</p>;
