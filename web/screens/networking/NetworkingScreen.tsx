import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { NetworkingScreenQuery } from '../../__generated__/NetworkingScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { NetworkCards } from './NetworkCards.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { WebsitesTab } from './WebsitesTab.tsx';

const query = graphql`
  query NetworkingScreenQuery {
    viewer {
      ...NetworkCards_viewer
      ...SettingsTab_viewer
      ...WebsitesTab_viewer
    }
  }
`;

/** /networking: what is learned about the networks of visitors, and the websites that may report. */
export function NetworkingScreen() {
  const reference = useRouteQuery<NetworkingScreenQuery>(query);
  return (
    <Page title="Network Analytics" intro="How good the way to your links is for your visitors.">
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

const tabs = ['settings', 'websites'] as const;
type Tab = (typeof tabs)[number];

function Loaded({ reference }: { reference: PreloadedQuery<NetworkingScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NetworkingScreenQuery>(query, reference);
  const { refresh } = useRefresh<NetworkingScreenQuery>(query, reference.variables);
  const [address, setAddress] = useSearchParams();
  const tab: Tab = tabs.find((one) => one === address.get('tab')) ?? 'settings';
  return (
    <>
      <NetworkCards viewer={viewer} />
      <div className="rounded-xl border border-line bg-surface shadow-card">
        <Tabs
          label="Network analytics"
          value={tab}
          onChange={(next) => setAddress(next === 'settings' ? {} : { tab: next }, { replace: true })}
          tabs={[
            { value: 'settings', label: 'Network Settings', content: <SettingsTab viewer={viewer} /> },
            {
              value: 'websites',
              label: 'Website Integration',
              content: <WebsitesTab viewer={viewer} onListChange={refresh} />,
            },
          ]}
        />
      </div>
    </>
  );
}
