import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlList_urls$key } from '../../__generated__/UrlList_urls.graphql';
import { addressOf, isNarrowed, type ListQuestion } from '../../parts/urls/list-question.ts';
import { ListPages } from '../../parts/urls/ListPages.tsx';
import { useAttempts } from '../../parts/urls/useAttempts.ts';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { useQuickAnalytics } from '../../parts/urls/useQuickAnalytics.ts';
import { useSelection } from '../../parts/urls/useSelection.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { useNow } from '../../ui/useNow.ts';
import { columns, grid } from './columns.ts';
import { NEWEST_FIRST } from './defaults.ts';
import { NoUrls } from './NoUrls.tsx';
import { UrlBulkBar } from './UrlBulkBar.tsx';
import { UrlRow } from './UrlRow.tsx';

interface UrlListProps {
  urls: UrlList_urls$key;
  question: ListQuestion;
  ask: Ask;
  isLoading: boolean;
}

/** One page of URLs, what can be done to them, and the way to the other pages. */
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
  const selection = useSelection(ids, addressOf(question, NEWEST_FIRST));
  const glances = useQuickAnalytics(ids, edges.map(({ node }) => node.clickCount).join());
  const [busy, attempt] = useAttempts();
  const [dialog, confirm] = useConfirm();
  const table = useRef<HTMLDivElement>(null);
  const focusTable = () => table.current?.focus();
  const now = useNow();
  const end = pages.last ?? pages.around.at(-1);
  useLeaveEmptyPage(edges.length === 0 && totalCount > 0 && !isLoading, () => ask({ after: end?.cursor ?? null }));
  if (totalCount === 0) return <NoUrls isNarrowed={isNarrowed(question)} ask={ask} />;
  return (
    <>
      <RowTable
        ref={table}
        label="Short URLs"
        grid={grid}
        columns={columns}
        isStale={isLoading}
        tickAll={
          <Checkbox
            label="Select all URLs on this page"
            checked={selection.isAll}
            indeterminate={selection.isSome}
            onChange={selection.toggleAll}
          />
        }
      >
        {edges.map(({ node }) => (
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
            confirm={(asked) => confirm({ ...asked, after: focusTable })}
          />
        ))}
      </RowTable>
      <UrlBulkBar selection={selection} confirm={(asked) => confirm({ ...asked, after: focusTable })} />
      <ListPages pages={pages} onGo={(after) => ask({ after })} />
      {dialog}
    </>
  );
}

/** A page that is beyond the end, since URLs were deleted or an address is old, gives way to the last one. */
function useLeaveEmptyPage(isBeyond: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (isBeyond) latest.current();
  }, [isBeyond]);
}
