import { graphql, useFragment } from 'react-relay/hooks';
import { PartyPopper, SearchX } from 'lucide-react';
import type { ArchivedList_urls$key } from '../../__generated__/ArchivedList_urls.graphql';
import { BulkActions } from '../../parts/urls/BulkActions.tsx';
import { everything, isNarrowed, type ListQuestion } from '../../parts/urls/list-question.ts';
import { UrlTable } from '../../parts/urls/UrlTable.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ArchivedRow } from './ArchivedRow.tsx';
import { offers } from './bulk-offers.ts';
import { columns, grid } from './columns.ts';
import { SOONEST_FIRST } from './defaults.ts';

interface ArchivedListProps {
  urls: ArchivedList_urls$key;
  question: ListQuestion;
  ask: Ask;
  isLoading: boolean;
}

/** The page of expired, expiring and inactive URLs that is shown. */
export function ArchivedList({ question, ask, isLoading, ...props }: ArchivedListProps) {
  const { edges, totalCount, pages } = useFragment(
    graphql`
      fragment ArchivedList_urls on ShortUrlConnection {
        totalCount
        edges {
          node {
            id
            ...ArchivedRow_url
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
  return (
    <UrlTable
      grid={grid}
      columns={columns}
      ids={edges.map(({ node }) => node.id)}
      totalCount={totalCount}
      pages={pages}
      end={(pages.last ?? pages.around.at(-1))?.cursor}
      question={question}
      order={SOONEST_FIRST}
      ask={ask}
      isLoading={isLoading}
      empty={<Nothing isNarrowed={isNarrowed(question)} ask={ask} />}
      rows={({ selection, busy, attempt, confirm, now }) =>
        edges.map(({ node }) => (
          <ArchivedRow
            key={node.id}
            url={node}
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

const Nothing = ({ isNarrowed: isFiltered, ask }: { isNarrowed: boolean; ask: Ask }) => (
  <div className="rounded-xl border border-line bg-surface shadow-card">
    {isFiltered ? (
      <EmptyState
        icon={SearchX}
        title="No URLs found"
        action={<Button onClick={() => ask(everything)}>Clear all filters</Button>}
      >
        Nothing fits the search and the filters.
      </EmptyState>
    ) : (
      <EmptyState icon={PartyPopper} title="All your URLs are in order">
        None has expired, none expires within 7 days, none is switched off.
      </EmptyState>
    )}
  </div>
);
