import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';

/** A key that was just made. */
export interface ShownKey {
  id: string;
  name: string;
  secret: string;
}

interface NewApiKeyProps {
  shown: ShownKey;
  onDone: () => void;
  focus: () => void;
}

/** Shows a new key, once, until it is stored elsewhere. */
export function NewApiKey({ shown, onDone, focus }: NewApiKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [shown.id]);
  return (
    <section aria-label="Your new API key" className="grid gap-3 rounded-xl border border-accent bg-surface p-4 sm:p-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold break-words outline-none">
          {shown.name} is ready
        </h2>
        <p className="text-sm text-warning">Copy the key now. It cannot be shown again.</p>
      </div>
      <CodeBlock label="API key" code={shown.secret} copied="Key copied to clipboard!" />
      <p className="text-sm text-muted">
        Send it with every call, in this header: <code className="font-mono">Authorization: Bearer YOUR-KEY</code>
      </p>
      <div>
        <Button
          onClick={() => {
            onDone();
            focus();
          }}
        >
          I have stored it
        </Button>
      </div>
    </section>
  );
}
