import { useEffect, useRef, useState, type Key, type KeyboardEvent } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { LoaderCircle } from 'lucide-react';
import type { ClickRow_click$key } from '../../__generated__/ClickRow_click.graphql';
import { asSentence } from '../../format/sentence.ts';
import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { ClickRow } from './ClickRow.tsx';
import { columns, grid, rowHeight } from './columns.ts';
import { useRowKeys } from './useRowKeys.ts';

/** The distance from the end at which the next clicks are loaded. */
const AHEAD = 20;
const OVERSCAN = 10;

interface ClickGridProps {
  clicks: readonly (ClickRow_click$key & { readonly id: string })[];
  timeZone: string;
  /** Other clicks are loading. */
  isStale: boolean;
  onOpen: (id: string) => void;
  end: ListEnd;
}

interface ListEnd {
  hasMore: boolean;
  isLoading: boolean;
  failure: Error | null;
  more: () => void;
}

/** The clicks as rows; only visible rows are rendered, and arrow keys move between them. */
export function ClickGrid({ clicks, timeZone, isStale, onOpen, end }: ClickGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const { active, activeIndex, isMoved, onKeyDown, setActive } = useRowKeys(
    clicks.map(({ id }) => id),
    onOpen,
  );
  const isTable = window.matchMedia('(min-width: 1024px)').matches;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what this returns
  const virtualizer = useWindowVirtualizer({
    count: clicks.length,
    estimateSize: () => (isTable ? rowHeight.table : rowHeight.card),
    getItemKey: (index) => clicks[index]!.id,
    overscan: OVERSCAN,
    scrollMargin: margin,
    // The row with the focus stays, wherever the page is scrolled to.
    rangeExtractor: (range) => [...new Set([activeIndex, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  useEffect(() => {
    const measure = () => setMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // It remembers the height of every row there ever was.
  useEffect(() => {
    const { itemSizeCache } = virtualizer;
    if (itemSizeCache.size <= clicks.length) return;
    const ids = new Set<Key>(clicks.map(({ id }) => id));
    for (const id of itemSizeCache.keys()) if (!ids.has(id)) itemSizeCache.delete(id);
  }, [virtualizer, clicks]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const wantsMore = end.hasMore && !end.isLoading && !end.failure && last >= clicks.length - AHEAD;
  const { more } = end;
  // On every render: a request that came while the list was being read again was not taken.
  useEffect(() => {
    if (wantsMore) more();
  });
  const move = (event: KeyboardEvent) => {
    const index = onKeyDown(event);
    if (index !== null) virtualizer.scrollToIndex(index, { align: 'auto' });
  };
  return (
    <div
      role="grid"
      aria-label="Clicks"
      aria-rowcount={end.hasMore ? -1 : clicks.length + 1}
      aria-busy={isStale}
      tabIndex={-1}
      className={classes(
        'rounded-xl border border-line bg-surface shadow-card transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      <div role="rowgroup">
        <div
          role="row"
          aria-rowindex={1}
          className={classes('border-b border-line px-4 py-2 text-xs font-medium text-faint max-lg:sr-only', grid)}
        >
          {columns.map((column) => (
            <div key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
      </div>
      <div ref={list} role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => (
          <ClickRow
            key={key}
            ref={virtualizer.measureElement}
            index={index}
            top={start - margin}
            click={clicks[index]!}
            timeZone={timeZone}
            isActive={index === activeIndex}
            takesFocus={isMoved && clicks[index]!.id === active}
            onKeyDown={move}
            onOpen={() => {
              setActive(clicks[index]!.id);
              onOpen(clicks[index]!.id);
            }}
          />
        ))}
      </div>
      <Foot {...end} />
    </div>
  );
}

function Foot({ hasMore, isLoading, failure, more }: ListEnd) {
  if (!hasMore) return null;
  return (
    <div role="row">
      <div
        role="gridcell"
        className="flex items-center justify-center gap-3 border-t border-line p-3 text-sm text-muted"
      >
        {failure ? (
          <>
            {asSentence(analyticsMessage(failure))} <Button onClick={more}>Try again</Button>
          </>
        ) : (
          isLoading && (
            <>
              <LoaderCircle aria-hidden className="size-4 animate-spin" />
              Loading older clicks …
            </>
          )
        )}
      </div>
    </div>
  );
}
