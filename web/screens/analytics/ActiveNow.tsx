import { useEffect } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ActiveNow_analytics$key } from '../../__generated__/ActiveNow_analytics.graphql';
import type { ActiveNowQuery } from '../../__generated__/ActiveNowQuery.graphql';
import { countOf } from '../../format/numbers.ts';
import { useConnected } from '../../relay/connection.ts';
import { classes } from '../../ui/classes.ts';

/** New clicks arrive as events; expiring ones do not, so the figure is also refreshed by a timer. */
const EVERY_MS = 60_000;

/** How many clicks came in the last five minutes, and whether the figures move by themselves. */
export function ActiveNow(props: {
  analytics: ActiveNow_analytics$key;
  variables: Pick<ActiveNowQuery['variables'], 'scope'>;
}) {
  const { activeNow } = useFragment(
    graphql`
      fragment ActiveNow_analytics on Analytics {
        activeNow
      }
    `,
    props.analytics,
  );
  useAging(props.variables.scope, activeNow > 0);
  const connected = useConnected();
  return (
    <span className="inline-flex items-center gap-2" role="status">
      <span aria-hidden className={classes('size-2 rounded-full', connected ? 'bg-positive' : 'bg-warning')} />
      {connected ? 'Live' : 'Connecting …'} · {countOf(activeNow, 'click')} in the last 5 minutes
    </span>
  );
}

function useAging(scope: ActiveNowQuery['variables']['scope'], isOn: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      const query = graphql`
        query ActiveNowQuery($scope: AnalyticsScope!) {
          viewer {
            analytics(scope: $scope) {
              ...ActiveNow_analytics
            }
          }
        }
      `;
      const silent = { error: () => {} }; // the refresh of the figures shows errors
      fetchQuery<ActiveNowQuery>(environment, query, { scope }, { networkCacheConfig: { force: true } }).subscribe(
        silent,
      );
    };
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [environment, scope, isOn]);
}
