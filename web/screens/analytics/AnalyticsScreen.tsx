import { Suspense, useState } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import deepDive, { type DeepDiveQuery } from '../../__generated__/DeepDiveQuery.graphql';
import overview, { type OverviewQuery } from '../../__generated__/OverviewQuery.graphql';
import { ScopeContext } from '../../parts/analytics/scope-context.ts';
import { useScope } from '../../parts/analytics/useScope.ts';
import { FirstAnswer } from '../../relay/FirstAnswer.tsx';
import { useRouteQuery } from '../../relay/route-query.ts';
import { AnalyticsFrame } from './AnalyticsFrame.tsx';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { questionOf } from './load-analytics.ts';
import { Overview } from './Overview.tsx';
import type { Tab } from './tab.ts';
import { lazily } from '../../ui/lazily.ts';

/** Without a place of its own while it loads: the other tab stays until then. */
const DeepDive = lazily(async () => (await import('./DeepDive.tsx')).DeepDive);
const SamplePreview = lazily(async () => (await import('./SamplePreview.tsx')).SamplePreview);

type Query = OverviewQuery | DeepDiveQuery;
type Reference = PreloadedQuery<Query>;

/** /analytics: the analytics of a scope, in two tabs. */
export function AnalyticsScreen() {
  const [address] = useSearchParams();
  // Only the tab opened first: the references of both pass through one hook, which lets all go when its query changes.
  const [first] = useState(() => questionOf(address).query);
  const reference = useRouteQuery<Query>(first);
  return (
    <FirstAnswer reference={reference} fallback={<AnalyticsSkeleton />}>
      <Loaded reference={reference} />
    </FirstAnswer>
  );
}

/** What is shown is the reference's tab, also while the address already names the other. */
const tabShown = ({ name }: Reference): Tab => (name === deepDive.params.name ? 'deep' : 'overview');

function Loaded({ reference }: { reference: Reference }) {
  const tab = tabShown(reference);
  const query = tab === 'deep' ? deepDive : overview;
  const { viewer } = usePreloadedQuery<Query>(query, reference);
  const control = useScope();
  return (
    <AnalyticsFrame viewer={viewer} tab={tab} query={query} variables={reference.variables} control={control}>
      {(isSample) =>
        isSample ? (
          <Suspense>
            <SamplePreview tab={tab} />
          </Suspense>
        ) : (
          <ScopeContext value={control}>
            {tab === 'deep' ? (
              <DeepDive reference={reference as PreloadedQuery<DeepDiveQuery>} />
            ) : (
              <Overview reference={reference as PreloadedQuery<OverviewQuery>} />
            )}
          </ScopeContext>
        )
      }
    </AnalyticsFrame>
  );
}
