import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Plus } from 'lucide-react';
import type { UrlsContent_viewer$key } from '../../__generated__/UrlsContent_viewer.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { ExportButton } from '../../parts/urls/ExportButton.tsx';
import { isNarrowed } from '../../parts/urls/list-question.ts';
import { PlanFooter } from '../../parts/urls/PlanFooter.tsx';
import { StaleNotice } from '../../parts/urls/StaleNotice.tsx';
import { useListQuestion } from '../../parts/urls/useListQuestion.ts';
import type { ListRefresh } from '../../parts/urls/useListRefresh.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { RefreshButton } from '../../ui/RefreshButton.tsx';
import { LOAD_FAILURE, NEWEST_FIRST } from './defaults.ts';
import { UrlFilters } from './UrlFilters.tsx';
import { UrlList } from './UrlList.tsx';
import { titles } from '../../titles.ts';

/** The list of URLs with all that narrows, orders and changes it. */
export function UrlsContent(props: { viewer: UrlsContent_viewer$key; refresh: ListRefresh }) {
  const viewer = useFragment(
    graphql`
      fragment UrlsContent_viewer on Viewer {
        usage {
          urlCount
        }
        urls(first: $first, page: $page, filter: $filter, order: $order) {
          totalCount
          ...UrlList_urls
        }
        ...PlanFooter_viewer
      }
    `,
    props.viewer,
  );
  const { refresh } = props;
  const { question, ask, isLoading } = useListQuestion(NEWEST_FIRST);
  const { usage, urls } = viewer;
  const total = countOf(usage.urlCount, 'link');
  const actions = (
    <>
      <RefreshButton onRefresh={refresh.refresh} isRefreshing={refresh.isRefreshing} />
      <ExportButton count={urls.totalCount} question={question} scope="all" />
      <Link to={paths.createUrl} className={buttonClass('primary')}>
        <Plus aria-hidden />
        Create link
      </Link>
    </>
  );
  return (
    <Page
      title={titles.urls}
      intro={isNarrowed(question) ? `${formatCount(urls.totalCount)} of ${total}` : total}
      actions={actions}
    >
      <StaleNotice refresh={refresh} fallback={LOAD_FAILURE} />
      <UrlFilters question={question} ask={ask} />
      <UrlList urls={urls} question={question} ask={ask} isLoading={isLoading} refresh={refresh} />
      <footer className="flex flex-wrap justify-between gap-2">
        <PlanFooter viewer={viewer} />
      </footer>
    </Page>
  );
}
