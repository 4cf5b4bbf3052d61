import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { NetworkingScreenQuery } from '../../__generated__/NetworkingScreenQuery.graphql';
import { useChanges } from '../../relay/changes.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AnalyticsTab } from './analytics/AnalyticsTab.tsx';
import { addressOf, questionOf, type NetworkingQuestion, type Tab } from './networking-question.ts';
import { NetworkCards } from './NetworkCards.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { TesterTab } from './tester/TesterTab.tsx';
import { WebsitesTab } from './WebsitesTab.tsx';
import { titles } from '../../titles.ts';

const query = graphql`
  query NetworkingScreenQuery(
    $website: ID
    $range: WebsiteRange!
    $days: Int!
    $isOverview: Boolean!
    $isAnalytics: Boolean!
  ) {
    viewer {
      ...NetworkCards_viewer
      ...SettingsTab_viewer
      ...WebsitesTab_viewer
      ...OverviewTab_viewer @alias(as: "overview") @include(if: $isOverview)
      ...AnalyticsTab_viewer
        @alias(as: "analytics")
        @include(if: $isAnalytics)
        @arguments(website: $website, range: $range, days: $days)
      ...TesterTab_viewer
    }
  }
`;

/** /networking: what is learned about the networks of visitors, and the websites that may report. */
export function NetworkingScreen() {
  const reference = useRouteQuery<NetworkingScreenQuery>(query);
  return (
    <Page title={titles.networking} intro="How good the connections of your visitors are.">
      <Suspense fallback={<Loading />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

const Loading = () => (
  <>
    <p className="sr-only" role="status">
      Loading network settings...
    </p>
    <div className="grid gap-4 sm:grid-cols-3">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
    <Skeleton className="h-96" />
  </>
);

function Loaded({ reference }: { reference: PreloadedQuery<NetworkingScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NetworkingScreenQuery>(query, reference);
  const { refresh } = useRefresh<NetworkingScreenQuery>(query, reference.variables);
  useChanges('websites', refresh);
  const [address, setAddress] = useSearchParams();
  const question = questionOf(address);
  const show = (change: Partial<NetworkingQuestion>) =>
    setAddress(addressOf({ ...question, ...change }), { replace: true });
  const open = (tab: Tab) => show({ tab });
  return (
    <>
      <NetworkCards viewer={viewer} />
      <div className="rounded-xl border border-line bg-surface shadow-card">
        <Tabs
          label="Connection quality"
          value={question.tab}
          onChange={open}
          tabs={[
            {
              value: 'overview',
              label: 'Overview',
              content: viewer.overview && <OverviewTab viewer={viewer.overview} onOpen={open} />,
            },
            { value: 'settings', label: 'Network settings', content: <SettingsTab viewer={viewer} /> },
            {
              value: 'websites',
              label: 'Website integration',
              content: <WebsitesTab viewer={viewer} />,
            },
            {
              value: 'analytics',
              label: 'Quality figures',
              content: viewer.analytics && (
                <AnalyticsTab
                  viewer={viewer.analytics}
                  website={question.website}
                  range={question.range}
                  onRange={(range) => show({ range })}
                  onWebsite={(website) => show({ website })}
                  onRegister={() => open('websites')}
                />
              ),
            },
            { value: 'tester', label: 'Tester', content: <TesterTab viewer={viewer} /> },
          ]}
        />
      </div>
    </>
  );
}
