import { graphql, useFragment } from 'react-relay/hooks';
import type { ArchivedContent_viewer$key } from '../../__generated__/ArchivedContent_viewer.graphql';
import { ExportButton } from '../../parts/urls/ExportButton.tsx';
import { PlanFooter } from '../../parts/urls/PlanFooter.tsx';
import { StaleNotice } from '../../parts/urls/StaleNotice.tsx';
import { useListQuestion } from '../../parts/urls/useListQuestion.ts';
import type { ListRefresh } from '../../parts/urls/useListRefresh.ts';
import { Page } from '../../ui/Page.tsx';
import { RefreshButton } from '../../ui/RefreshButton.tsx';
import { ArchivedCards } from './ArchivedCards.tsx';
import { ArchivedFilters } from './ArchivedFilters.tsx';
import { ArchivedList } from './ArchivedList.tsx';
import { LOAD_FAILURE, SOONEST_FIRST } from './defaults.ts';
import { RecoveryTips } from './RecoveryTips.tsx';
import { titles } from '../../titles.ts';

/** The URLs that can be brought back, how many there are, and how to do it. */
export function ArchivedContent(props: { viewer: ArchivedContent_viewer$key; refresh: ListRefresh }) {
  const viewer = useFragment(
    graphql`
      fragment ArchivedContent_viewer on Viewer {
        urlCounts {
          ...ArchivedCards_counts
        }
        urls(first: $first, page: $page, filter: $filter, order: $order, scope: RECOVERABLE) {
          totalCount
          ...ArchivedList_urls
        }
        ...PlanFooter_viewer
      }
    `,
    props.viewer,
  );
  const { refresh } = props;
  const { question, ask, isLoading } = useListQuestion(SOONEST_FIRST);
  return (
    <Page
      title={titles.archived}
      intro="Links that are off, expired, at their click limit or expiring soon."
      actions={
        <>
          <RefreshButton onRefresh={refresh.refresh} isRefreshing={refresh.isRefreshing} />
          <ExportButton count={viewer.urls.totalCount} question={question} scope="recoverable" />
        </>
      }
    >
      <StaleNotice refresh={refresh} fallback={LOAD_FAILURE} />
      <ArchivedCards counts={viewer.urlCounts} />
      <ArchivedFilters question={question} ask={ask} />
      <ArchivedList urls={viewer.urls} question={question} ask={ask} isLoading={isLoading} refresh={refresh} />
      <RecoveryTips />
      <footer>
        <PlanFooter viewer={viewer} />
      </footer>
    </Page>
  );
}
