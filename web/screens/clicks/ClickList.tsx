import { useCallback, useState, useSyncExternalStore } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { MousePointerClick, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClickList_viewer$key } from '../../__generated__/ClickList_viewer.graphql';
import type { ClickListPageQuery } from '../../__generated__/ClickListPageQuery.graphql';
import { isNarrowed, withoutFilters } from '../../parts/analytics/change-scope.ts';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import { paths } from '../../paths.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ClickGrid } from './ClickGrid.tsx';
import { ClickSheet } from './ClickSheet.tsx';
import { newestFirst } from './newest-first.ts';
import { TailControl } from './TailControl.tsx';
import { useClickTail, type AskedScope } from './useClickTail.ts';

/** How many clicks are asked for when the end comes near. */
const PAGE_SIZE = 100;
/** Within so many pixels the page counts as being at its top. */
const TOP = 80;

interface ClickListProps {
  viewer: ClickList_viewer$key;
  /** The scope whose clicks these are. */
  asked: AskedScope;
  control: ScopeControl;
  refresh: Refresh;
}

/** The clicks of one scope: the list, what comes to it, and one of them in full. */
export function ClickList({ asked, control, refresh, ...props }: ClickListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ClickListPageQuery, ClickList_viewer$key>(
    graphql`
      fragment ClickList_viewer on Viewer
      @refetchable(queryName: "ClickListPageQuery")
      @argumentDefinitions(
        scope: { type: "AnalyticsScope!" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        timeZone
        clicks(scope: $scope, first: $first, after: $after) @connection(key: "ClickList_clicks") {
          __id
          edges {
            cursor
            node {
              id
              at
              ...ClickRow_click
              ...ClickSheet_click
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const { clicks, timeZone } = data;
  const edges = newestFirst(clicks.edges);
  const [openId, setOpenId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const isAway = useIsAway();
  const tail = useClickTail({
    scope: asked,
    connection: clicks.__id,
    newest: edges[0]?.cursor ?? null,
    count: edges.length,
    isBusy: isAway || openId !== null,
    reload: refresh.refresh,
  });
  const more = useCallback(() => {
    setFailure(null);
    loadNext(PAGE_SIZE, { onComplete: setFailure });
  }, [loadNext]);
  const at = edges.findIndex(({ node }) => node.id === openId);
  return (
    <>
      <TailControl tail={tail} refresh={refresh} isAway={isAway} />
      {edges.length === 0 ? (
        <Nothing control={control} />
      ) : (
        <ClickGrid
          clicks={edges.map(({ node }) => node)}
          timeZone={timeZone}
          isStale={control.isLoading}
          onOpen={setOpenId}
          end={{ hasMore: hasNext, isLoading: isLoadingNext, failure, more }}
        />
      )}
      {edges[at] && (
        <ClickSheet
          click={edges[at].node}
          timeZone={timeZone}
          control={control}
          newer={edges[at - 1]?.node.id ?? null}
          older={edges[at + 1]?.node.id ?? null}
          onOpen={setOpenId}
        />
      )}
    </>
  );
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled away from its top: what is read must not move. */
const useIsAway = (): boolean => useSyncExternalStore(onScroll, () => window.scrollY > TOP);

function Nothing({ control: { scope, change } }: { control: ScopeControl }) {
  return isNarrowed(scope) ? (
    <EmptyState
      icon={SearchX}
      title="No clicks found"
      action={<Button onClick={() => change(withoutFilters(scope))}>Clear all filters</Button>}
    >
      No click of this period meets the filters.
    </EmptyState>
  ) : (
    <EmptyState
      icon={MousePointerClick}
      title="No clicks in this period"
      action={
        <Link to={paths.urls} className={buttonClass('primary')}>
          Go to your URLs
        </Link>
      }
    >
      Share a short URL: every click appears here within a second.
    </EmptyState>
  );
}
