import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SystemScreenQuery } from '../../__generated__/SystemScreenQuery.graphql';
import type { SystemScreenSubscription } from '../../__generated__/SystemScreenSubscription.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { paths } from '../../paths.ts';
import { useLive } from '../../relay/useLive.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { HealthTab } from './HealthTab.tsx';
import { LivenessTab } from './LivenessTab.tsx';
import { ReadinessTab } from './ReadinessTab.tsx';

const query = graphql`
  query SystemScreenQuery {
    system {
      version
      startedAt
      details {
        __typename
      }
      ...HealthTab_system
      ...ReadinessTab_system
    }
  }
`;

const subscription = graphql`
  subscription SystemScreenSubscription {
    systemUpdated {
      version
      startedAt
      ...HealthTab_system
      ...ReadinessTab_system
    }
  }
`;

/** /system/health and its two sides: how the server is, whether it takes requests, whether it responds. */
export function SystemScreen() {
  const reference = useRouteQuery<SystemScreenQuery>(query);
  return (
    <Suspense fallback={<Loading />}>
      <Loaded reference={reference} />
    </Suspense>
  );
}

const Loading = () => (
  <Page title={titles.health} intro="Loading …">
    <Skeleton className="h-96 rounded-xl" />
  </Page>
);

function Loaded({ reference }: { reference: PreloadedQuery<SystemScreenQuery> }) {
  const { system } = usePreloadedQuery<SystemScreenQuery>(query, reference);
  useLive<SystemScreenSubscription>(subscription, {});
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Page
      title={titles.health}
      intro={`Footbridge ${system.version}, running since ${formatDateTime(system.startedAt)}`}
      actions={system.details && <OperatorLinks />}
    >
      <div className="rounded-xl border border-line bg-surface shadow-card">
        <Tabs
          label="System health"
          value={pathname}
          onChange={(path) => void navigate(path)}
          tabs={[
            { value: paths.health, label: 'Health', content: <HealthTab system={system} /> },
            { value: paths.readiness, label: 'Readiness', content: <ReadinessTab system={system} /> },
            { value: paths.liveness, label: 'Liveness', content: <LivenessTab /> },
          ]}
        />
      </div>
    </Page>
  );
}

/** The screens that only those have use for who run the server. */
const OperatorLinks = () => (
  <>
    <Link to={paths.takedowns} className={buttonClass('secondary')}>
      {titles.takedowns}
    </Link>
    <Link to={paths.operators} className={buttonClass('secondary')}>
      {titles.operators}
    </Link>
  </>
);
