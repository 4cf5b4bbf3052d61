import { Search, X } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '../../input-limits.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useTyped } from '../../ui/useTyped.ts';

interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches as one types, and follows a search that was changed elsewhere. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useTyped(value, onSearch);
  return (
    <div role="search" className="relative min-w-0 grow basis-64">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Search links"
        placeholder="Search by title, code or destination …"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text.trim() !== value) onSearch(text.trim());
          if (event.key === 'Escape') setText('');
        }}
        className="h-9 w-full rounded-lg border border-edge bg-surface pr-10 pl-9 text-sm placeholder:text-faint"
      />
      {text && (
        <IconButton label="Clear the search" onClick={() => setText('')} className="absolute top-0 right-0">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
