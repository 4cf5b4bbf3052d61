import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Plus, RefreshCw } from 'lucide-react';
import type { UrlsContent_viewer$key } from '../../__generated__/UrlsContent_viewer.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { ExportButton } from '../../parts/urls/ExportButton.tsx';
import { isNarrowed } from '../../parts/urls/list-question.ts';
import { PlanFooter } from '../../parts/urls/PlanFooter.tsx';
import { useListQuestion } from '../../parts/urls/useListQuestion.ts';
import { paths } from '../../paths.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { NEWEST_FIRST } from './defaults.ts';
import { UrlFilters } from './UrlFilters.tsx';
import { UrlList } from './UrlList.tsx';
import { urlsMessage } from './urls-message.ts';

/** The list of URLs with all that narrows, orders and changes it. */
export function UrlsContent(props: { viewer: UrlsContent_viewer$key; refresh: Refresh }) {
  const viewer = useFragment(
    graphql`
      fragment UrlsContent_viewer on Viewer {
        usage {
          urlCount
        }
        urls(first: $first, after: $after, filter: $filter, order: $order) {
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
  const total = countOf(usage.urlCount, 'URL');
  const actions = (
    <>
      <Button onClick={refresh.refresh} disabled={refresh.isRefreshing}>
        <RefreshCw aria-hidden className={classes(refresh.isRefreshing && 'animate-spin')} />
        Refresh
      </Button>
      <ExportButton label="Export All" question={question} scope="all" />
      <Link to={paths.createUrl} className={buttonClass('primary')}>
        <Plus aria-hidden />
        Create New URL
      </Link>
    </>
  );
  return (
    <Page
      title="All URLs"
      intro={isNarrowed(question) ? `${formatCount(urls.totalCount)} of ${total}` : total}
      actions={actions}
    >
      {refresh.error && (
        <Notice tone="danger" action={<Button onClick={refresh.refresh}>Try Again</Button>}>
          {urlsMessage(refresh.error)} What is shown may be out of date.
        </Notice>
      )}
      <UrlFilters question={question} ask={ask} />
      <UrlList urls={urls} question={question} ask={ask} isLoading={isLoading} />
      <footer className="flex flex-wrap justify-between gap-2">
        <PlanFooter viewer={viewer} />
      </footer>
    </Page>
  );
}
