import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { PreferencesScreenQuery } from '../../__generated__/PreferencesScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { NetworkTab } from './NetworkTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';

const query = graphql`
  query PreferencesScreenQuery {
    viewer {
      ...GeneralTab_viewer
      ...PrivacyTab_viewer
    }
  }
`;

const tabs = ['general', 'network', 'privacy'] as const;

/** /account/preferences: how the app looks, what is kept of visitors, and the account's data. */
export function PreferencesScreen() {
  const reference = useRouteQuery<PreferencesScreenQuery>(query);
  return (
    <Page title={titles.preferences} intro="They belong to your account and follow you to every browser.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<PreferencesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<PreferencesScreenQuery>(query, reference);
  const { refresh } = useRefresh<PreferencesScreenQuery>(query, reference.variables);
  const [address, setAddress] = useSearchParams();
  return (
    <div className="rounded-xl border border-line bg-surface shadow-card">
      <Tabs
        label="Preferences"
        value={tabs.find((tab) => tab === address.get('tab')) ?? 'general'}
        onChange={(tab) => setAddress(tab === 'general' ? {} : { tab }, { replace: true })}
        tabs={[
          { value: 'general', label: 'General', content: <GeneralTab viewer={viewer} /> },
          { value: 'network', label: 'Network', content: <NetworkTab /> },
          { value: 'privacy', label: 'Privacy', content: <PrivacyTab viewer={viewer} refresh={refresh} /> },
        ]}
      />
    </div>
  );
}
