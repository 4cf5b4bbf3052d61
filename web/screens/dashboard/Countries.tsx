import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Countries_dashboard$data,
  Countries_dashboard$key,
} from '../../__generated__/Countries_dashboard.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { ClicksMap } from '../../parts/analytics/ClicksMap.tsx';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Flag } from '../../ui/Flag.tsx';

const UNDER_MAP = 6;

type Countries = Countries_dashboard$data['countries'];

/** Where in the world people clicked. */
export function Countries(props: { dashboard: Countries_dashboard$key }) {
  const { countries } = useFragment(
    graphql`
      fragment Countries_dashboard on Dashboard {
        countries {
          code
          name
          numericCode
          clicks
          visitors
          percentage
          latitude
          longitude
        }
      }
    `,
    props.dashboard,
  );
  return (
    <ChartPanel
      title="Geographic distribution"
      tip={<MetricTip metric="place" name="Geographic distribution" />}
      subtitle="Clicks by country"
      className="lg:col-span-2"
      height="max-h-[26rem] grow sm:max-h-none sm:min-h-[22rem]"
      empty={countries.length === 0 && <NoClicks>Countries appear here once people click.</NoClicks>}
      chart={
        <div className="flex h-full flex-col gap-3">
          <div className="flex aspect-[21/13] min-h-0 shrink-0 flex-col sm:aspect-auto sm:shrink sm:grow">
            <ClicksMap
              label={`Map of clicks by country: ${countries
                .slice(0, UNDER_MAP)
                .map((one) => `${one.name} ${one.clicks}`)
                .join(', ')}`}
              countries={countries.map(({ name, numericCode, clicks, latitude, longitude }) => ({
                name,
                numericCode,
                clicks,
                latitude,
                longitude,
              }))}
            />
          </div>
          <Leaders countries={countries.slice(0, UNDER_MAP)} />
        </div>
      }
      table={
        <DataTable
          caption="Clicks by country"
          rows={countries}
          keyOf={(country) => country.code ?? ''}
          columns={[
            { name: 'Country', cell: (country) => <Country {...country} /> },
            { name: 'Clicks', cell: (country) => formatCount(country.clicks), isFigure: true },
            { name: 'Visitors', cell: (country) => formatCount(country.visitors), isFigure: true },
            { name: 'Share', cell: (country) => formatPercent(country.percentage), isFigure: true },
          ]}
        />
      }
    />
  );
}

const Country = ({ code, name }: { code: string | null | undefined; name: string }) => (
  <span className="flex min-w-0 items-center gap-2">
    <Flag code={code} />
    <span className="truncate">{name}</span>
  </span>
);

const Leaders = ({ countries }: { countries: Countries }) => (
  <ol className="grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
    {countries.map((country) => (
      <li key={country.code ?? ''} className="flex min-w-0 items-center gap-2">
        <Country {...country} />
        <span className="ml-auto font-medium tabular-nums">{formatCount(country.clicks)}</span>
        <span className="hidden w-11 text-right text-xs text-faint tabular-nums sm:inline">
          {formatPercent(country.percentage)}
        </span>
      </li>
    ))}
  </ol>
);
