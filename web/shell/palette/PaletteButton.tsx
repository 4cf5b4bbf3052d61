import { Search } from 'lucide-react';

const key = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the command palette. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
    className="flex h-9 w-full shrink-0 items-center gap-2.5 rounded-lg border border-edge bg-surface px-2.5 text-sm text-muted transition-colors hover:text-ink"
  >
    <Search aria-hidden className="size-4" />
    Search
    <kbd className="ml-auto font-sans text-xs text-faint">{key}</kbd>
  </button>
);
