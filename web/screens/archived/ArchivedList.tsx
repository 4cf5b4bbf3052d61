import { graphql, useFragment } from 'react-relay/hooks';
import { PartyPopper } from 'lucide-react';
import type { ArchivedList_urls$key } from '../../__generated__/ArchivedList_urls.graphql';
import { EmptyList } from '../../parts/urls/EmptyList.tsx';
import { isNarrowed, type ListQuestion } from '../../parts/urls/list-question.ts';
import { UrlTable } from '../../parts/urls/UrlTable.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import type { ListRefresh } from '../../parts/urls/useListRefresh.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ArchivedRow } from './ArchivedRow.tsx';
import { offers } from './bulk-offers.ts';
import { columnsBy, grid } from './columns.ts';
import { SOONEST_FIRST } from './defaults.ts';

interface ArchivedListProps {
  urls: ArchivedList_urls$key;
  question: ListQuestion;
  ask: Ask;
  isLoading: boolean;
  refresh: ListRefresh;
}

/** The page of expired, expiring and inactive URLs that is shown. */
export function ArchivedList({ question, ask, isLoading, refresh, ...props }: ArchivedListProps) {
  const urls = useFragment(
    graphql`
      fragment ArchivedList_urls on ShortUrlConnection {
        edges {
          node {
            id
            ...ArchivedRow_url
          }
        }
        ...UrlTable_urls
      }
    `,
    props.urls,
  );
  return (
    <UrlTable
      urls={urls}
      scope="RECOVERABLE"
      grid={grid}
      columns={columnsBy(question.field)}
      question={question}
      order={SOONEST_FIRST}
      ask={ask}
      isLoading={isLoading}
      refresh={refresh}
      offers={offers}
      empty={
        <EmptyList isNarrowed={isNarrowed(question)} ask={ask}>
          <EmptyState icon={PartyPopper} title="All your links are in order">
            None has expired, reached its click limit, expires within 7 days or is switched off.
          </EmptyState>
        </EmptyList>
      }
      row={(tools) => {
        const { node } = urls.edges.find((edge) => edge.node.id === tools.id)!;
        return <ArchivedRow key={node.id} url={node} isByCreation={question.field === 'CREATED_AT'} {...tools} />;
      }}
    />
  );
}
