import { Button } from './Button.tsx';
import { useCopy } from './useCopy.ts';

/** A text to put somewhere else, with what it is and a button that copies it; stands in a list of terms. */
export function Copied({ label, text }: { label: string; text: string }) {
  const [state, copy] = useCopy();
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-2 text-xs">
      <dt className="text-muted">{label}</dt>
      <dd className="rounded bg-sunken px-2 py-1 font-mono break-all">{text}</dd>
      <dd>
        <Button
          tone="quiet"
          className="!h-7 !px-2 !text-xs"
          aria-label={`Copy ${label.toLowerCase()}`}
          onClick={() => void copy(text)}
        >
          {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select it' : 'Copy'}
        </Button>
      </dd>
    </div>
  );
}
