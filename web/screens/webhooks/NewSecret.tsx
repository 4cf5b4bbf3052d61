import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import type { ShownSecret } from './useWebhookMutations.ts';

interface NewSecretProps {
  shown: ShownSecret;
  onDone: () => void;
}

/** Shows the secret of a webhook, once, until it is stored elsewhere. */
export function NewSecret({ shown, onDone }: NewSecretProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [shown.secret]);
  return (
    <section
      aria-label="The secret of your webhook"
      className="grid gap-3 rounded-xl border border-accent bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold break-all outline-none">
          Secret of {new URL(shown.url).host}
        </h2>
        <p className="text-sm text-warning">Copy the secret now. It cannot be shown again.</p>
      </div>
      <CodeBlock label="Secret" code={shown.secret} copied="Secret copied to clipboard!" />
      <p className="text-sm text-muted">
        With it your endpoint verifies that a delivery comes from here. Each one is signed by the Standard Webhooks
        scheme. The first one is a challenge, which your endpoint answers with its value.
      </p>
      <div>
        <Button onClick={onDone}>I have stored it</Button>
      </div>
    </section>
  );
}
