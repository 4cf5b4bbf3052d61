import { Search } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '../../input-limits.ts';
import { useTyped } from '../../ui/useTyped.ts';

/** Searches the values as one types. */
export function ValueSearch(props: { label: string; value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useTyped(props.value, props.onSearch);
  return (
    <div role="search" className="relative mt-3">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint" />
      <input
        type="search"
        aria-label={props.label}
        placeholder={`${props.label} …`}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-9 w-full rounded-lg border border-edge bg-surface pr-3 pl-9 text-sm placeholder:text-faint"
      />
    </div>
  );
}
