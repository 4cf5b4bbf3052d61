import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Countries_dashboard$data,
  Countries_dashboard$key,
} from '../../__generated__/Countries_dashboard.graphql';
import { flagOf } from '../../format/flag.ts';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { NoClicks } from './NoClicks.tsx';

const WorldMap = lazy(async () => ({ default: (await import('../../charts/WorldMap.tsx')).WorldMap }));

const BESIDE_MAP = 6;

type Countries = Countries_dashboard$data['countries'];

/** The countries whose place on the map is known. */
const placesOf = (countries: Countries) =>
  countries.flatMap(({ latitude, longitude, ...country }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? [{ ...country, latitude, longitude }] : [],
  );

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
      subtitle="Clicks by country"
      className="lg:col-span-2"
      height="h-auto sm:h-80"
      empty={countries.length === 0 && <NoClicks>Countries appear here as people click.</NoClicks>}
      chart={
        <div className="grid h-full gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="flex h-52 min-h-0 flex-col sm:h-auto">
            <WorldMap
              label={`Map of clicks by country: ${countries
                .slice(0, BESIDE_MAP)
                .map((one) => `${one.name} ${one.clicks}`)
                .join(', ')}`}
              places={placesOf(countries)}
              formatValue={formatCount}
            />
          </div>
          <Leaders countries={countries.slice(0, BESIDE_MAP)} />
        </div>
      }
      table={
        <DataTable
          caption="Clicks by country"
          rows={countries}
          keyOf={(country) => country.code ?? ''}
          columns={[
            { name: 'Country', cell: (country) => `${flagOf(country.code)} ${country.name}` },
            { name: 'Clicks', cell: (country) => formatCount(country.clicks), isFigure: true },
            { name: 'Visitors', cell: (country) => formatCount(country.visitors), isFigure: true },
            { name: 'Share', cell: (country) => formatPercent(country.percentage), isFigure: true },
          ]}
        />
      }
    />
  );
}

const Leaders = ({ countries }: { countries: Countries }) => (
  <ol className="grid content-center gap-3">
    {countries.map((country) => (
      <li key={country.code ?? ''} className="grid gap-1.5 text-sm">
        <span className="flex items-center gap-2">
          <span aria-hidden>{flagOf(country.code)}</span>
          <span className="truncate">{country.name}</span>
          <span className="ml-auto text-xs text-faint tabular-nums">{formatPercent(country.percentage)}</span>
          <span className="min-w-8 text-right font-medium tabular-nums">{formatCount(country.clicks)}</span>
        </span>
        <ProgressBar value={country.percentage} label={`${country.name}: share of clicks`} />
      </li>
    ))}
  </ol>
);
