import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlList_urls$key } from '../../__generated__/UrlList_urls.graphql';
import { BulkActions } from '../../parts/urls/BulkActions.tsx';
import { isNarrowed, type ListQuestion } from '../../parts/urls/list-question.ts';
import { UrlTable } from '../../parts/urls/UrlTable.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { useQuickAnalytics } from '../../parts/urls/useQuickAnalytics.ts';
import { offers } from './bulk-offers.ts';
import { columns, grid } from './columns.ts';
import { NEWEST_FIRST } from './defaults.ts';
import { NoUrls } from './NoUrls.tsx';
import { UrlRow } from './UrlRow.tsx';

interface UrlListProps {
  urls: UrlList_urls$key;
  question: ListQuestion;
  ask: Ask;
  isLoading: boolean;
}

/** The page of URLs that is shown. */
export function UrlList({ question, ask, isLoading, ...props }: UrlListProps) {
  const { edges, totalCount, pages } = useFragment(
    graphql`
      fragment UrlList_urls on ShortUrlConnection {
        totalCount
        edges {
          node {
            id
            clickCount
            ...UrlRow_url
          }
        }
        pages {
          last {
            cursor
          }
          around {
            cursor
          }
          ...ListPages_pages
        }
      }
    `,
    props.urls,
  );
  const ids = edges.map(({ node }) => node.id);
  const glances = useQuickAnalytics(ids, edges.map(({ node }) => node.clickCount).join());
  return (
    <UrlTable
      grid={grid}
      columns={columns}
      ids={ids}
      totalCount={totalCount}
      pages={pages}
      end={(pages.last ?? pages.around.at(-1))?.cursor}
      question={question}
      order={NEWEST_FIRST}
      ask={ask}
      isLoading={isLoading}
      empty={<NoUrls isNarrowed={isNarrowed(question)} ask={ask} />}
      rows={({ selection, busy, attempt, confirm, now }) =>
        edges.map(({ node }) => (
          <UrlRow
            key={node.id}
            url={node}
            glance={glances.known.get(node.id)}
            isGlancing={glances.isLoading}
            now={now}
            isSelected={selection.isSelected(node.id)}
            isBusy={busy.has(node.id)}
            onSelect={() => selection.toggle(node.id)}
            attempt={attempt}
            confirm={confirm}
          />
        ))
      }
      bar={({ selection, confirm }) => <BulkActions offers={offers} selection={selection} confirm={confirm} />}
    />
  );
}
