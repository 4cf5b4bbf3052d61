import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OverviewTop_analytics$key } from '../../__generated__/OverviewTop_analytics.graphql';
import { SummaryCards } from './SummaryCards.tsx';
import { TrafficPanel } from './TrafficPanel.tsx';

interface OverviewTopProps {
  analytics: OverviewTop_analytics$key;
  /** The panels beside and below. Without clicks one panel says so for all. */
  children: ReactNode;
}

/** What is seen of the Overview first: its figures and how they went over time. */
export function OverviewTop({ children, ...props }: OverviewTopProps) {
  const analytics = useFragment(
    graphql`
      fragment OverviewTop_analytics on Analytics
      @argumentDefinitions(granularity: { type: "AnalyticsGranularity!", defaultValue: DAY }) {
        summary {
          clicks {
            value
          }
        }
        ...SummaryCards_analytics
        ...TrafficPanel_analytics @arguments(granularity: $granularity)
      }
    `,
    props.analytics,
  );
  const hasClicks = analytics.summary.clicks.value > 0;
  return (
    <>
      <SummaryCards analytics={analytics} />
      <div className="grid gap-5 lg:grid-cols-3">
        <TrafficPanel analytics={analytics} isDetailed={false} className="lg:col-span-2 lg:only:col-span-3" />
        {hasClicks && children}
      </div>
    </>
  );
}
