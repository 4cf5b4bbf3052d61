import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { ListPages_pages$key } from '../../__generated__/ListPages_pages.graphql';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useConfirm, type Question } from '../../ui/ConfirmDialog.tsx';
import { RowTable, type RowColumn } from '../../ui/RowTable.tsx';
import { useNow } from '../../ui/useNow.ts';
import { addressOf, type DefaultOrder, type ListQuestion } from './list-question.ts';
import { ListPages } from './ListPages.tsx';
import { useAttempts, type Attempt } from './useAttempts.ts';
import type { Ask } from './useListQuestion.ts';
import { useSelection, type Selection } from './useSelection.ts';

/** What a row and the bar of bulk actions work with. */
export interface TableTools {
  selection: Selection;
  busy: ReadonlySet<string>;
  attempt: Attempt;
  confirm: (question: Question) => void;
  /** In milliseconds. */
  now: number;
}

interface UrlTableProps {
  grid: string;
  columns: readonly RowColumn[];
  /** Of the URLs on this page, in order. */
  ids: readonly string[];
  totalCount: number;
  pages: ListPages_pages$key;
  /** The cursor of the last page. */
  end: string | undefined;
  question: ListQuestion;
  order: DefaultOrder;
  ask: Ask;
  isLoading: boolean;
  /** Shown in place of a list without URLs. */
  empty: ReactNode;
  rows: (tools: TableTools) => ReactNode;
  bar: (tools: TableTools) => ReactNode;
}

/** One page of a list of URLs, what can be done to them, and the way to the other pages. */
export function UrlTable({ ids, totalCount, pages, end, question, ask, isLoading, ...props }: UrlTableProps) {
  const selection = useSelection(ids, addressOf(question, props.order));
  const [busy, attempt] = useAttempts();
  const table = useRef<HTMLDivElement>(null);
  const [dialog, confirm] = useConfirm(() => table.current?.focus());
  const now = useNow();
  useLeaveEmptyPage(ids.length === 0 && totalCount > 0 && !isLoading, () => ask({ after: end ?? null }));
  if (totalCount === 0) return props.empty;
  const tools: TableTools = { selection, busy, attempt, confirm, now };
  return (
    <>
      <RowTable
        ref={table}
        label="Short URLs"
        grid={props.grid}
        columns={props.columns}
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
        {props.rows(tools)}
      </RowTable>
      {props.bar(tools)}
      <ListPages pages={pages} onGo={(after) => ask({ after })} />
      {dialog}
    </>
  );
}

/** A page that is beyond the end, since URLs were deleted or an address is old, gives way to the last one. */
function useLeaveEmptyPage(isBeyond: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isBeyond) leaveNow();
  }, [isBeyond]);
}
