import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DashboardContent_viewer$key } from '../../__generated__/DashboardContent_viewer.graphql';
import { StaleFigures } from '../../parts/analytics/StaleFigures.tsx';
import { QuickShorten } from '../../parts/quick-shorten/QuickShorten.tsx';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Later } from '../../ui/Later.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Page } from '../../ui/Page.tsx';
import { ClicksOverTime } from './ClicksOverTime.tsx';
import { Countries } from './Countries.tsx';
import { DashboardActions } from './DashboardActions.tsx';
import { DashboardFooter } from './DashboardFooter.tsx';
import { Devices } from './Devices.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import { TopUrls } from './TopUrls.tsx';
import { TrafficChannels } from './TrafficChannels.tsx';
import { UsageAlert } from './UsageAlert.tsx';
import { greeting, titles } from '../../titles.ts';

const QuickActions = lazily(async () => (await import('./QuickActions.tsx')).QuickActions);

/** The dashboard as it is filled by the query and moved by the subscription. */
export function DashboardContent(props: { viewer: DashboardContent_viewer$key; refresh: Refresh }) {
  const viewer = useFragment(
    graphql`
      fragment DashboardContent_viewer on Viewer @argumentDefinitions(period: { type: "DashboardPeriod!" }) {
        firstName
        timeZone
        ...UsageAlert_viewer
        ...QuickActions_viewer
        dashboard(period: $period) {
          totalUrls
          clicks {
            value
          }
          updatedAt
          ...DashboardActions_dashboard
          ...StatCards_dashboard
          ...ClicksOverTime_dashboard
          ...Devices_dashboard
          ...Countries_dashboard
          ...TrafficChannels_dashboard
          ...TopUrls_dashboard
          ...RecentActivity_dashboard
        }
        ...DashboardFooter_viewer @arguments(period: $period)
      }
    `,
    props.viewer,
  );
  const { dashboard } = viewer;
  /** Without any, one panel says so for all. */
  const hasClicks = dashboard.clicks.value > 0;
  const { refresh } = props;
  const actions = <DashboardActions dashboard={dashboard} refresh={refresh} />;
  return (
    <Page
      title={titles.dashboard}
      heading={greeting(viewer.firstName, dashboard.totalUrls === 0)}
      intro="Clicks on your links."
      actions={actions}
    >
      <StaleFigures refresh={refresh} updatedAt={dashboard.updatedAt} timeZone={viewer.timeZone} what="dashboard" />
      <QuickShorten />
      <UsageAlert viewer={viewer} />
      {dashboard.totalUrls === 0 ? (
        <FirstSteps />
      ) : (
        <>
          <StatCards dashboard={dashboard} />
          <div className="grid gap-5 lg:grid-cols-3">
            <ClicksOverTime dashboard={dashboard} />
            {hasClicks && (
              <>
                <Devices dashboard={dashboard} />
                <Countries dashboard={dashboard} />
                <TrafficChannels dashboard={dashboard} />
              </>
            )}
          </div>
          <Later>
            {hasClicks && (
              <div className="grid gap-5 lg:grid-cols-2">
                <TopUrls dashboard={dashboard} />
                <RecentActivity dashboard={dashboard} />
              </div>
            )}
            <Suspense>
              <QuickActions viewer={viewer} />
            </Suspense>
          </Later>
        </>
      )}
      <DashboardFooter viewer={viewer} />
    </Page>
  );
}
