import { Suspense, type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { AnalyticsFrame_viewer$key } from '../../__generated__/AnalyticsFrame_viewer.graphql';
import { formatZone } from '../../format/dates.ts';
import { isNarrowed } from '../../parts/analytics/narrowed-scope.ts';
import { todayIn } from '../../parts/analytics/days.ts';
import { FilterBar } from '../../parts/analytics/FilterBar.tsx';
import { filterKey, scopeShortcuts } from '../../parts/analytics/scope-shortcuts.ts';
import { StaleFigures } from '../../parts/analytics/StaleFigures.tsx';
import { useMidnight } from '../../parts/analytics/useMidnight.ts';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import { useKeptFresh } from '../../relay/useKeptFresh.ts';
import { classes } from '../../ui/classes.ts';
import { lazily } from '../../ui/lazily.ts';
import { Page } from '../../ui/Page.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { ActiveNow } from './ActiveNow.tsx';
import { AnalyticsActions } from './AnalyticsActions.tsx';
import { AnalyticsFooter } from './AnalyticsFooter.tsx';
import { HistoryNotice } from './HistoryNotice.tsx';
import { NothingYet } from './NothingYet.tsx';
import { TabLinks } from './TabLinks.tsx';
import { addressOfTab, tabs, type Tab } from './tab.ts';
import { useLiveAnalytics, type Variables } from './useLiveAnalytics.ts';
import { titles } from '../../titles.ts';

const ShortcutsDialog = lazily(async () => (await import('../../parts/analytics/ShortcutsDialog.tsx')).ShortcutsDialog);

interface AnalyticsFrameProps {
  viewer: AnalyticsFrame_viewer$key;
  tab: Tab;
  /** What fills the tab, to ask it again. */
  query: GraphQLTaggedNode;
  variables: Variables;
  control: ScopeControl;
  /** The panels: the owner's, or for those who have no clicks and wish it, a sample's. */
  children: (isSample: boolean) => ReactNode;
}

/** The frame of both tabs: the origin of the figures and all controls of the scope. */
export function AnalyticsFrame({ tab, query, variables, control, ...props }: AnalyticsFrameProps) {
  const viewer = useFragment(
    graphql`
      fragment AnalyticsFrame_viewer on Viewer {
        timeZone
        hasClicks
        limits {
          maxAnalyticsHistoryDays
        }
        analytics(scope: $scope) {
          updatedAt
          summary {
            clicks {
              value
            }
          }
          ...ActiveNow_analytics
          ...FilterBar_analytics
          ...HistoryNotice_analytics
          ...AnalyticsFooter_analytics
        }
        ...AnalyticsFooter_viewer
      }
    `,
    props.viewer,
  );
  const { analytics } = viewer;
  const isNew = !viewer.hasClicks && analytics.summary.clicks.value === 0 && !isNarrowed(control.scope);
  const [wantsSample, setSample] = useState(false);
  const isSample = isNew && wantsSample;
  const refresh = useKeptFresh(query, variables, analytics.updatedAt);
  useLiveAnalytics(tab, variables);
  useMidnight(viewer.timeZone, refresh.refresh);
  const [isHelping, setHelping] = useState(false);
  const today = todayIn(viewer.timeZone);
  const shortcuts = [
    ...scopeShortcuts(control),
    { key: 'r', label: 'Refresh', run: refresh.refresh },
    ...tabs.map(({ value, label, key }) => ({
      key,
      label,
      run: () => control.go(addressOfTab(control.address, value)),
    })),
  ];
  useShortcuts([...shortcuts, { key: '?', label: 'Show the shortcuts', run: () => setHelping(true) }]);
  return (
    <Page
      title={titles.analytics}
      intro={
        <>
          <ActiveNow analytics={analytics} variables={variables} /> <span className="max-sm:hidden">·</span>{' '}
          <span className="max-sm:block">Times in {formatZone(viewer.timeZone)}</span>
        </>
      }
      actions={
        <AnalyticsActions
          control={control}
          refresh={refresh}
          isLoading={control.isLoading}
          historyDays={viewer.limits.maxAnalyticsHistoryDays}
          today={today}
          onHelp={() => setHelping(true)}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line max-sm:pb-2">
        <TabLinks control={control} />
        <FilterBar analytics={analytics} control={control} />
      </div>
      <StaleFigures refresh={refresh} updatedAt={analytics.updatedAt} timeZone={viewer.timeZone} />
      {!isSample && <HistoryNotice analytics={analytics} control={control} />}
      {isNew && <NothingYet isSample={isSample} onSample={setSample} />}
      <div
        aria-busy={control.isLoading}
        className={classes('flex min-w-0 flex-col gap-5 transition-opacity', control.isLoading && 'opacity-60')}
      >
        {props.children(isSample)}
      </div>
      <AnalyticsFooter viewer={viewer} analytics={analytics} areBotsCounted={control.scope.bots} />
      {isHelping && (
        <Suspense>
          <ShortcutsDialog
            shortcuts={[...shortcuts.slice(0, -3), filterKey, ...shortcuts.slice(-3)]}
            onClose={() => setHelping(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}
