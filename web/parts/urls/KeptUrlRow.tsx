import { Link } from 'react-router-dom';
import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import type { KeptRow, NamedRow } from './useKeptRows.ts';
import { urlPage } from './url-page.ts';
import { linkName } from '../../format/link-name.ts';

/** How long a deleted URL can be restored, milliseconds. */
const RESTORABLE_MS = 60_000;

interface KeptUrlRowProps {
  row: NamedRow;
  kept: KeptRow;
  isBusy: boolean;
  /** In milliseconds. */
  now: number;
  onUndo: () => void;
}

/** A row that left the list by what was done to it: in its place, with its new state and a way back. */
export function KeptUrlRow({ row: { id, title, ...row }, kept, isBusy, now, onUndo }: KeptUrlRowProps) {
  const name = title ?? 'Untitled';
  const isUndoable = !kept.isUndone && !(kept.isGone && now - kept.at > RESTORABLE_MS);
  return (
    <div
      role="row"
      aria-busy={isBusy}
      style={{ minHeight: kept.height }}
      className="flex flex-wrap content-center items-center gap-x-4 gap-y-1 bg-sunken/60 py-2.5 pr-2 pl-10 text-muted"
    >
      <div role="rowheader" className="min-w-0 max-xl:basis-full xl:max-w-sm">
        <p className="truncate text-base">
          {kept.isGone ? (
            name
          ) : (
            <Link to={urlPage(id)} className="hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className="truncate font-mono text-sm">{linkName(row.domain, row.shortCode)}</p>
      </div>
      <div role="cell" className="flex items-center gap-3 text-sm">
        <span>{kept.note}</span>
        {isUndoable && (
          <Button
            aria-label={`Undo: ${kept.note}, ${linkName(row.domain, row.shortCode)}`}
            busy={isBusy}
            onClick={onUndo}
          >
            {!isBusy && <Undo2 aria-hidden />}
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
