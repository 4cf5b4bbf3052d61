import { useCallback, useState, useSyncExternalStore } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ClickList_viewer$key } from '../../__generated__/ClickList_viewer.graphql';
import type { ClickListPageQuery } from '../../__generated__/ClickListPageQuery.graphql';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { ClickGrid } from './ClickGrid.tsx';
import { ClickSheet } from './ClickSheet.tsx';
import { newestFirst } from '../../parts/clicks/newest-first.ts';
import { EmptyClickList } from './EmptyClickList.tsx';
import { TailControl } from './TailControl.tsx';
import { useClickTail } from './useClickTail.ts';
import type { WhoControl } from './useWho.ts';
import type { AskedClicks } from './who.ts';

/** The number of clicks loaded near the end. */
const PAGE_SIZE = 50;
/** Within so many pixels the page counts as being at its top. */
const TOP = 80;

interface ClickListProps {
  viewer: ClickList_viewer$key;
  /** Which clicks these are. */
  asked: AskedClicks;
  control: ScopeControl;
  who: WhoControl;
  refresh: Refresh;
}

/** The clicks of one scope: the list, new clicks, and the details of one click. */
export function ClickList({ asked, control, who, refresh, ...props }: ClickListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ClickListPageQuery, ClickList_viewer$key>(
    graphql`
      fragment ClickList_viewer on Viewer
      @refetchable(queryName: "ClickListPageQuery")
      @argumentDefinitions(
        scope: { type: "AnalyticsScope!" }
        bots: { type: "BotFilter" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        timeZone
        clicks(scope: $scope, bots: $bots, first: $first, after: $after) @connection(key: "ClickList_clicks") {
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
    asked,
    connection: clicks.__id,
    newest: edges[0]?.cursor ?? null,
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
        <EmptyClickList control={control} who={who} />
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

/** Whether the page is scrolled away from its top: then visible rows must not move. */
const useIsAway = (): boolean => useSyncExternalStore(onScroll, () => window.scrollY > TOP);
