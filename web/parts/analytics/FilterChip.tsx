import { X } from 'lucide-react';

interface FilterChipProps {
  label: string;
  isNot?: boolean;
  text: string;
  /** Shows the values to choose from. */
  onOpen?: () => void;
  onRemove: () => void;
}

/** A filter in a few words, with buttons to change and to remove it. */
export function FilterChip({ label, isNot = false, text, onOpen, onRemove }: FilterChipProps) {
  const words = (
    <>
      {label} <span className={isNot ? 'text-danger' : 'text-faint'}>{isNot ? 'is not' : 'is'}</span>{' '}
      <span className="font-medium text-ink">{text}</span>
    </>
  );
  const body = 'min-w-0 truncate rounded-l-lg py-1.5 pr-1 pl-3 text-muted';
  return (
    <span className="inline-flex h-9 max-w-full animate-fade-in items-center rounded-lg border border-line bg-accent-soft text-sm">
      {onOpen ? (
        <button type="button" className={`${body} hover:underline`} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <span className={body}>{words}</span>
      )}
      <button
        type="button"
        aria-label={`Remove the filter ${label} ${isNot ? 'is not' : 'is'} ${text}`}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
