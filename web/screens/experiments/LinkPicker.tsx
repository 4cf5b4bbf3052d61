import { useEffect, useId, useRef, useState } from 'react';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '../../input-limits.ts';
import { Destination } from '../../ui/Destination.tsx';
import { TestBadge } from '../../parts/experiments/TestBadge.tsx';
import { useLinkSearch, type FoundLink } from '../../parts/urls/useLinkSearch.ts';
import { LinkName } from '../../ui/LinkName.tsx';

interface LinkPickerProps {
  label: string;
  onPick: (link: FoundLink) => void;
}

/** Finds one of the owner's links while its title, code or destination is typed; one in an A/B test cannot be picked. */
export function LinkPicker({ label, onPick }: LinkPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState('');
  const { links, isLoading, error } = useLinkSearch(text);
  return (
    <Command label={label} shouldFilter={false} loop className="grid min-w-0 gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-faint" />
        <Command.Input
          id={id}
          ref={input}
          value={text}
          onValueChange={setText}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Type a title, a short code or a destination"
          className="h-10 w-full rounded-lg border border-edge bg-surface pr-3 pl-9 text-base placeholder:text-faint focus-visible:outline-offset-0"
        />
      </div>
      <Command.List
        aria-busy={isLoading}
        className="max-h-72 scroll-py-1 overflow-y-auto rounded-lg border border-line p-1"
      >
        {links.map((link) => (
          <Option key={link.id} link={link} onPick={() => onPick(link)} />
        ))}
        {links.length === 0 && (
          <p role="presentation" className="px-3 py-6 text-center text-sm text-muted">
            {noLinks(text.trim(), isLoading, error !== null)}
          </p>
        )}
      </Command.List>
    </Command>
  );
}

function noLinks(text: string, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Searching …';
  if (hasFailed) return "Couldn't search your links. Please try again.";
  return text ? `No link matches “${text}”.` : 'You have no links yet.';
}

const Option = ({ link, onPick }: { link: FoundLink; onPick: () => void }) => (
  <Command.Item
    value={link.id}
    disabled={link.test !== null}
    onSelect={onPick}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm outline-2 -outline-offset-2 outline-transparent data-[disabled=true]:cursor-not-allowed data-[selected=true]:bg-sunken data-[selected=true]:outline-edge"
  >
    <span className="min-w-0 grow">
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="max-w-[60%] shrink-0 font-mono font-medium text-accent">
          <LinkName domain={link.domain} shortCode={link.shortCode} />
        </span>
        <span className="truncate">{link.title}</span>
      </span>
      <span className="block text-xs text-faint">
        <Destination url={link.originalUrl} />
      </span>
    </span>
    {link.test && <TestBadge state={link.test} />}
  </Command.Item>
);
