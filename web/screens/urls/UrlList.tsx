import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlList_urls$key } from '../../__generated__/UrlList_urls.graphql';
import { isNarrowed, type ListQuestion } from '../../parts/urls/list-question.ts';
import { UrlTable } from '../../parts/urls/UrlTable.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import type { ListRefresh } from '../../parts/urls/useListRefresh.ts';
import { useQuickAnalytics } from './useQuickAnalytics.ts';
import { offers } from './bulk-offers.ts';
import { columnsBy, dateColumn, grid } from './columns.ts';
import { NEWEST_FIRST } from './defaults.ts';
import { NoUrls } from './NoUrls.tsx';
import { UrlRow } from './UrlRow.tsx';

interface UrlListProps {
  urls: UrlList_urls$key;
  question: ListQuestion;
  ask: Ask;
  isLoading: boolean;
  refresh: ListRefresh;
}

/** The page of URLs that is shown. */
export function UrlList({ question, ask, isLoading, refresh, ...props }: UrlListProps) {
  const urls = useFragment(
    graphql`
      fragment UrlList_urls on ShortUrlConnection {
        edges {
          node {
            id
            clickCount
            ...UrlRow_url
          }
        }
        ...UrlTable_urls
      }
    `,
    props.urls,
  );
  const nodes = urls.edges.map(({ node }) => node);
  const ids = nodes.map(({ id }) => id);
  const quick = useQuickAnalytics(ids, nodes.map(({ clickCount }) => clickCount).join());
  return (
    <UrlTable
      urls={urls}
      grid={grid}
      columns={columnsBy(question.field)}
      question={question}
      order={NEWEST_FIRST}
      ask={ask}
      isLoading={isLoading}
      refresh={refresh}
      offers={offers}
      scope="ALL"
      empty={<NoUrls isNarrowed={isNarrowed(question)} ask={ask} />}
      row={(tools) => {
        const url = nodes.find(({ id }) => id === tools.id)!;
        return (
          <UrlRow
            key={url.id}
            url={url}
            quick={quick.known.get(url.id)}
            isLoading={quick.isLoading}
            date={dateColumn(question.field)}
            {...tools}
          />
        );
      }}
    />
  );
}
