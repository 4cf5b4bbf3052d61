import { Suspense, useReducer, useState, type ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { UrlContent_url$key } from '../../__generated__/UrlContent_url.graphql';
import type { UrlContent_viewer$key } from '../../__generated__/UrlContent_viewer.graphql';
import { todayIn } from '../../parts/analytics/days.ts';
import { FilterBar } from '../../parts/analytics/FilterBar.tsx';
import { PeriodPicker } from '../../parts/analytics/PeriodPicker.tsx';
import { ScopeContext } from '../../parts/analytics/scope-context.ts';
import { scopeShortcuts } from '../../parts/analytics/scope-shortcuts.ts';
import { StaleFigures } from '../../parts/analytics/StaleFigures.tsx';
import { TestBanner } from './TestBanner.tsx';
import { OverviewTop } from '../../parts/panels/OverviewTop.tsx';
import { RestSkeleton } from '../../parts/panels/RestSkeleton.tsx';
import { OwnClicksSwitch } from './OwnClicksSwitch.tsx';
import { useDraft } from '../../parts/useDraft.ts';
import { useKeptFresh } from '../../relay/useKeptFresh.ts';
import { classes } from '../../ui/classes.ts';
import { Page } from '../../ui/Page.tsx';
import { useMidnight } from '../../parts/analytics/useMidnight.ts';
import { Later } from '../../ui/Later.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Skeleton } from '../../ui/states.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { AnalyticsLinks } from './AnalyticsLinks.tsx';
import { LatestClicks } from './LatestClicks.tsx';
import { ShareLine } from './ShareLine.tsx';
import { UrlActions } from './UrlActions.tsx';
import { UrlCard } from './UrlCard.tsx';
import { UrlTest } from './UrlTest.tsx';
import type { UrlVariables } from './url-question.ts';
import { useUrlScope } from './useUrlScope.ts';
import { linkName } from '../../format/link-name.ts';

const UrlMore = lazily(async () => (await import('./UrlMore.tsx')).UrlMore);
const EditInPlace = lazily(async () => (await import('./EditInPlace.tsx')).EditInPlace);

interface UrlContentProps {
  url: UrlContent_url$key;
  viewer: UrlContent_viewer$key;
  /** What fills the page, to ask it again. */
  query: GraphQLTaggedNode;
  variables: UrlVariables;
}

/** The URL with what can be done to it, above its figures. */
export function UrlContent({ query, variables, ...props }: UrlContentProps) {
  const url = useFragment(
    graphql`
      fragment UrlContent_url on ShortUrl {
        id
        shortCode
        domain
        title
        ...ShareLine_url
        ...UrlActions_url
        ...UrlCard_url
        ...UrlTest_url
        ...useUrlTest_url
        ...useEditableUrl_url
      }
    `,
    props.url,
  );
  const viewer = useFragment(
    graphql`
      fragment UrlContent_viewer on Viewer
      @argumentDefinitions(granularity: { type: "AnalyticsGranularity!", defaultValue: DAY }) {
        timeZone
        limits {
          maxAnalyticsHistoryDays
        }
        analytics(scope: $scope) {
          updatedAt
          ...FilterBar_analytics
          ...OverviewTop_analytics @arguments(granularity: $granularity)
        }
        ...LatestClicks_viewer
      }
    `,
    props.viewer,
  );
  const { analytics, limits, timeZone } = viewer;
  const control = useUrlScope(url.id);
  const [readings, countReading] = useReducer((count: number) => count + 1, 0);
  const refresh = useKeptFresh(query, variables, analytics.updatedAt, countReading);
  useMidnight(timeZone, refresh.refresh);
  const [draft] = useDraft();
  const [isEditing, setEditing] = useState(draft !== null);
  const [isStarting, setStarting] = useState(false);
  const today = todayIn(timeZone);
  useShortcuts([
    ...scopeShortcuts(control),
    { key: 'e', label: 'Edit', run: () => setEditing(true) },
    { key: 'r', label: 'Refresh', run: refresh.refresh },
  ]);
  return (
    <Page
      title={url.title ?? linkName(url.domain, url.shortCode)}
      intro={<ShareLine url={url} />}
      actions={<UrlActions url={url} onEdit={() => setEditing(true)} onTest={() => setStarting(true)} />}
    >
      <ScopeContext value={control}>
        <TestBanner url={url} />
        <div className="grid gap-5 lg:grid-cols-3">
          <div className="min-w-0 lg:col-span-2">
            {isEditing ? (
              <Suspense fallback={<Skeleton className="h-112 rounded-xl" />}>
                <EditInPlace url={url} onClose={() => setEditing(false)} />
              </Suspense>
            ) : (
              <UrlCard url={url} />
            )}
          </div>
          <LatestClicks key={JSON.stringify(variables)} viewer={viewer} variables={variables} scope={control.scope} />
        </div>
        <UrlTest url={url} isStarting={isStarting} onStarted={() => setStarting(false)} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <FilterBar analytics={analytics} control={control} />
          <PeriodPicker control={control} historyDays={limits.maxAnalyticsHistoryDays} today={today} />
        </div>
        <StaleFigures refresh={refresh} updatedAt={analytics.updatedAt} timeZone={timeZone} />
        <div
          aria-busy={control.isLoading}
          className={classes('flex min-w-0 flex-col gap-5 transition-opacity', control.isLoading && 'opacity-60')}
        >
          <OverviewTop analytics={analytics}>
            <More scope={variables.scope} readings={readings} />
          </OverviewTop>
        </div>
        <AnalyticsLinks scope={control.scope} />
      </ScopeContext>
      <Later children={<OwnClicksSwitch />} />
    </Page>
  );
}

/** The panels below, once those above are drawn. */
const More = (props: ComponentProps<typeof UrlMore>) => (
  <Later fallback={<RestSkeleton />}>
    <Suspense fallback={<RestSkeleton />}>
      <UrlMore {...props} />
    </Suspense>
  </Later>
);
