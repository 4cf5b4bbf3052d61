import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlScope } from '../../__generated__/useAllIdsQuery.graphql';
import type { UrlTable_urls$key } from '../../__generated__/UrlTable_urls.graphql';
import { useAct, type Act } from '../../relay/useAct.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RowTable, type ColumnSort, type RowColumn } from '../../ui/RowTable.tsx';
import { useFocusCatch } from '../../ui/useFocusCatch.ts';
import { useNow } from '../../ui/useNow.ts';
import { BulkActions, type Beyond, type BulkOffer } from './BulkActions.tsx';
import { addressOf, sortedBy, type DefaultOrder, type ListQuestion, type UrlOrderField } from './list-question.ts';
import { KeptRows } from './kept-rows.ts';
import { KeptUrlRow } from './KeptUrlRow.tsx';
import { ListPages } from './ListPages.tsx';
import { DEFAULT_SIZE } from './page-size.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import type { Ask } from './useListQuestion.ts';
import type { ListRefresh } from './useListRefresh.ts';
import { useKeptRows } from './useKeptRows.ts';
import { useLiveCounts } from './useLiveCounts.ts';
import { useAllIds } from './useAllIds.ts';
import { useSelection, type Selection } from './useSelection.ts';

/** A column of a list of URLs. */
export interface UrlColumn extends RowColumn {
  /** What its heading sorts by. */
  field?: UrlOrderField;
}

/** What a row works with. */
export interface RowTools {
  id: string;
  isSelected: boolean;
  onSelect: () => void;
  /** Something is being done to it. */
  isBusy: boolean;
  act: Act;
  /** In milliseconds. */
  now: number;
}

interface UrlTableProps {
  urls: UrlTable_urls$key;
  grid: string;
  columns: readonly UrlColumn[];
  question: ListQuestion;
  order: DefaultOrder;
  ask: Ask;
  isLoading: boolean;
  /** Of which of the owner's URLs it is a list. */
  scope: UrlScope;
  /** What can be done to the ticked URLs. */
  offers: readonly BulkOffer[];
  /** Shown in place of a list without URLs. */
  empty: ReactNode;
  row: (tools: RowTools) => ReactNode;
  refresh: ListRefresh;
}

/** One page of a list of URLs with its actions and the links to the other pages. */
export function UrlTable({ question, ask, isLoading, ...props }: UrlTableProps) {
  const { edges, totalCount, pages } = useFragment(
    graphql`
      fragment UrlTable_urls on ShortUrlConnection {
        totalCount
        edges {
          node {
            id
            title
            shortCode
            domain
          }
        }
        pages {
          count
          ...ListPages_pages
        }
      }
    `,
    props.urls,
  );
  const address = addressOf(question, props.order);
  const { act: run, isBusy } = useAct();
  const [table, catchFocus] = useFocusCatch<HTMLDivElement>();
  const act: Act = (work) => run(work).finally(catchFocus);
  const heightOf = (id: string) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.offsetHeight ?? 0;
  const { rows, keptOf, keeper } = useKeptRows(
    edges.map(({ node: { id, title, shortCode, domain } }) => ({ id, title, shortCode, domain })),
    `${address} ${props.refresh.asked}`,
    heightOf,
  );
  // A row that was just deleted is listed until the list has heard of it.
  const ids = edges.map(({ node }) => node.id).filter((id) => !keptOf(id));
  const selection = useSelection(ids, address);
  const beyond = beyondOf(selection, totalCount, useAllIds(question, props.scope));
  const now = useNow();
  useLiveCounts(ids, props.refresh.readAgain);
  useLeaveEmptyPage(rows.length === 0 && totalCount > 0 && !isLoading, () => ask({ page: pages?.count ?? 1 }));
  if (totalCount === 0 && rows.length === 0) return props.empty;
  const toolsOf = (id: string): RowTools => ({
    id,
    isSelected: selection.isSelected(id),
    onSelect: () => selection.toggle(id),
    isBusy: isBusy(id),
    act,
    now,
  });
  return (
    <KeptRows value={keeper}>
      <RowTable
        ref={table}
        label="Links"
        grid={props.grid}
        name={{ label: 'Title', sort: sortOf('TITLE', question, ask) }}
        columns={props.columns.map((column) => ({
          ...column,
          sort: column.field && sortOf(column.field, question, ask),
        }))}
        isStale={isLoading}
        tickAll={
          <Checkbox
            label="Select all links on this page"
            checked={selection.isAll}
            indeterminate={selection.isSome}
            onChange={selection.toggleAll}
          />
        }
      >
        {rows.map((row) => {
          const kept = keptOf(row.id);
          if (!kept) return props.row(toolsOf(row.id));
          const undo = () => void act({ of: row.id, run: kept.undo, failed: 'This could not be undone' });
          return <KeptUrlRow key={row.id} row={row} kept={kept} isBusy={isBusy(row.id)} now={now} onUndo={undo} />;
        })}
      </RowTable>
      <BulkActions offers={props.offers} selection={selection} beyond={beyond} onDone={catchFocus} />
      <div className="flex flex-wrap items-center gap-2">
        {pages && <ListPages pages={pages} onGo={(page) => ask({ page })} />}
        {totalCount > DEFAULT_SIZE && <PageSizeSelect value={question.size} onChange={(size) => ask({ size })} />}
      </div>
    </KeptRows>
  );
}

/** A heading sorts as the sort menu does. */
function sortOf(field: UrlOrderField, question: ListQuestion, ask: Ask): ColumnSort {
  const direction = question.direction === 'ASC' ? 'ascending' : 'descending';
  return {
    direction: field === question.field ? direction : null,
    onSort: () => ask(sortedBy(question, field)),
  };
}

/** A page that is beyond the end, since URLs were deleted or an address is old, gives way to the last one. */
function useLeaveEmptyPage(isBeyond: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isBeyond) leaveNow();
  }, [isBeyond]);
}

/** The way to tick all URLs of the list, once those of the page are. */
const beyondOf = (selection: Selection, total: number, all: ReturnType<typeof useAllIds>): Beyond | null =>
  selection.isAll && total > selection.selected.length
    ? { total, isBusy: all.isLoading, choose: () => void all.load(selection.takeAll) }
    : null;
