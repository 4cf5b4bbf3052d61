import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { countOf } from '../../format/numbers.ts';
import { IconButton } from '../../ui/Button.tsx';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done to the rows that are ticked; stays in sight while the list scrolls. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      data-floats
      aria-label="Actions for the selected links"
      className="sticky bottom-3 z-10 flex animate-fade-in flex-wrap items-center gap-x-2 gap-y-1 [@media(max-height:30rem)]:static rounded-xl border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      <p role="status" className="mr-auto text-sm font-medium tabular-nums max-sm:order-first max-sm:basis-3/4">
        {countOf(count, 'link')} selected
      </p>
      {children}
      <IconButton label="Clear the selection" onClick={onClear} className="max-sm:order-first">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
