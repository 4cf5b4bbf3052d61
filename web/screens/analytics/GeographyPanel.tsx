import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GeographyPanel_analytics$key } from '../../__generated__/GeographyPanel_analytics.graphql';
import { ShowAll } from '../../parts/analytics/ShowAll.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { Select } from '../../ui/Select.tsx';
import { CountryFigures } from './CountryFigures.tsx';
import { CountryMap } from './CountryMap.tsx';
import { CountryTable } from './CountryTable.tsx';
import { GeographyRow } from './GeographyRow.tsx';
import { NEEDS_SNIPPET } from './metrics.ts';
import { NoClicks } from './NoClicks.tsx';

type CountryOrder = 'clicks' | 'visitors' | 'engagement';

const orders: readonly { value: CountryOrder; label: string }[] = [
  { value: 'clicks', label: 'Sort by Clicks' },
  { value: 'visitors', label: 'Sort by Visitors' },
  { value: 'engagement', label: 'Sort by Engagement' },
];
const looks = {
  plain: { title: 'Geographic Distribution', subtitle: 'Traffic distribution by country', limit: 6 },
  detailed: { title: 'Geographic Deep Dive', subtitle: 'Detailed geographic performance analysis', limit: 10 },
};

interface GeographyPanelProps {
  analytics: GeographyPanel_analytics$key;
  isDetailed: boolean;
}

/** Where in the world people clicked: a map, and the countries in an order of one's own. */
export function GeographyPanel({ isDetailed, ...props }: GeographyPanelProps) {
  const { countries } = useFragment(
    graphql`
      fragment GeographyPanel_analytics on Analytics {
        countries: breakdown(dimension: COUNTRY, first: 250) {
          totalCount
          clicks
          rows {
            key
            clicks
            visitors
            ...GeographyRow_row
          }
          ...CountryMap_breakdown
          ...CountryTable_breakdown
          ...CountryFigures_breakdown
        }
      }
    `,
    props.analytics,
  );
  const [order, setOrder] = useState<CountryOrder>('clicks');
  const { limit, ...titles } = looks[isDetailed ? 'detailed' : 'plain'];
  // Engagement would be the lowest bounce rate; while nobody measures it, clicks decide.
  const rows = [...countries.rows].sort((a, b) =>
    order === 'visitors' ? b.visitors - a.visitors : b.clicks - a.clicks,
  );
  return (
    <ChartPanel
      {...titles}
      height="min-h-[26rem]"
      empty={countries.clicks === 0 && <NoClicks>Countries appear here as people click.</NoClicks>}
      chart={
        <div className="flex grow flex-col gap-3">
          <CountryMap countries={countries} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Select label="Order of countries" options={orders} value={order} onChange={setOrder} />
            {order === 'engagement' && (
              <p className="text-xs text-faint">Without bounce rates clicks decide. {NEEDS_SNIPPET}.</p>
            )}
          </div>
          <ol className="grid grid-cols-1 gap-1">
            {rows.slice(0, limit).map((row) => (
              <GeographyRow key={row.key} row={row} isDetailed={isDetailed} />
            ))}
          </ol>
          <ShowAll dimension="COUNTRY" count={countries.totalCount} />
          <CountryFigures countries={countries} />
        </div>
      }
      table={<CountryTable countries={countries} />}
    />
  );
}
