import { Button } from './Button.tsx';
import { useCopy } from './useCopy.ts';

interface CodeBlockProps {
  /** What it is, for screen readers. */
  label: string;
  code: string;
  /** Said for two seconds after it was copied. */
  copied: string;
}

/** Text to copy as a whole. */
export function CodeBlock({ label, code, copied }: CodeBlockProps) {
  const [state, copy] = useCopy();
  return (
    <div className="grid gap-2">
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="max-h-48 overflow-auto rounded-lg bg-sunken p-3 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {code}
      </pre>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy(code)}>Copy to clipboard</Button>
        <p aria-live="polite" className="text-xs text-muted">
          {state === 'copied' && copied}
          {state === 'failed' && 'The browser does not allow copying. Select the text instead.'}
        </p>
      </div>
    </div>
  );
}
