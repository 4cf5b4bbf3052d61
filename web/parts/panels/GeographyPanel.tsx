import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GeographyPanel_analytics$key } from '../../__generated__/GeographyPanel_analytics.graphql';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { ShowAll } from '../analytics/ShowAll.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { Select, type Option } from '../../ui/Select.tsx';
import { CountryFigures } from './CountryFigures.tsx';
import { CountryMap } from './CountryMap.tsx';
import { CountryTable } from './CountryTable.tsx';
import { GeographyRow } from './GeographyRow.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';

type CountryOrder = 'clicks' | 'visitors' | 'engagement';

/** Engagement is the lowest bounce rate, which only websites with the snippet report. */
const ordersOf = (isMeasured: boolean): readonly Option<CountryOrder>[] => [
  { value: 'clicks', label: 'Sort by clicks' },
  { value: 'visitors', label: 'Sort by visitors' },
  isMeasured
    ? { value: 'engagement', label: 'Sort by engagement' }
    : { value: 'engagement', label: 'Sort by engagement (needs the snippet)', isDisabled: true },
];
interface Ordered {
  clicks: number;
  visitors: number;
  facts: { bounceRate?: number | null | undefined };
}

/** More than any rate. */
const UNMEASURED = 1_000;
const orderOf: Record<CountryOrder, (a: Ordered, b: Ordered) => number> = {
  clicks: (a, b) => b.clicks - a.clicks,
  visitors: (a, b) => b.visitors - a.visitors,
  engagement: (a, b) => (a.facts.bounceRate ?? UNMEASURED) - (b.facts.bounceRate ?? UNMEASURED),
};
const looks = {
  plain: { title: 'Countries', subtitle: 'Clicks by country', limit: 6 },
  detailed: { title: 'Countries', subtitle: 'Clicks, visitors and bounces by country', limit: 10 },
};

interface GeographyPanelProps {
  analytics: GeographyPanel_analytics$key;
  isDetailed: boolean;
}

/** Where people clicked: a map and a sortable list of countries. */
export function GeographyPanel({ isDetailed, ...props }: GeographyPanelProps) {
  const analytics = useFragment(
    graphql`
      fragment GeographyPanel_analytics on Analytics {
        countries: breakdown(dimension: COUNTRY, first: 250) {
          totalCount
          clicks
          rows {
            key
            clicks
            visitors
            facts {
              bounceRate
            }
            ...GeographyRow_row
          }
          ...CountryMap_breakdown
          ...CountryTable_breakdown
          ...CountryFigures_breakdown
        }
        ...CountryFigures_analytics
      }
    `,
    props.analytics,
  );
  const { countries } = analytics;
  const [order, setOrder] = useState<CountryOrder>('clicks');
  const { limit, ...titles } = looks[isDetailed ? 'detailed' : 'plain'];
  const rows = countries.rows.toSorted(orderOf[order]);
  const isMeasured = countries.rows.some(({ facts }) => typeof facts.bounceRate === 'number');
  const most = Math.max(...countries.rows.map(({ clicks }) => clicks), 0);
  return (
    <ChartPanel
      {...titles}
      tip={<MetricTip metric="place" name={titles.title} />}
      height="min-h-[26rem]"
      empty={countries.clicks === 0 && <NoClicks>Countries appear here once people click.</NoClicks>}
      chart={
        <div className="flex grow flex-col gap-3">
          <CountryMap countries={countries} />
          <Select
            label="Order of countries"
            className="self-start"
            options={ordersOf(isMeasured)}
            value={order}
            onChange={setOrder}
          />
          <ol className="grid grid-cols-1 gap-1">
            {rows.slice(0, limit).map((row) => (
              <GeographyRow key={row.key} row={row} isDetailed={isDetailed} most={most} />
            ))}
          </ol>
          <ShowAll dimension="COUNTRY" count={countries.totalCount} shown={limit} />
          <CountryFigures countries={countries} analytics={analytics} />
        </div>
      }
      table={<CountryTable countries={countries} />}
    />
  );
}
