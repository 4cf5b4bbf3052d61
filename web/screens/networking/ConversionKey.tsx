import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConversionKey_website$key } from '../../__generated__/ConversionKey_website.graphql';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { useRotateConversionKeyMutation } from './useRotateConversionKeyMutation.ts';

/** Makes the secret key with which the server of a website reports conversions; it is shown once. */
export function ConversionKey(props: { website: ConversionKey_website$key }) {
  const { id, hasConversionKey } = useFragment(
    graphql`
      fragment ConversionKey_website on Website {
        id
        hasConversionKey
      }
    `,
    props.website,
  );
  const rotate = useRotateConversionKeyMutation();
  const [key, setKey] = useState<string | null>(null);
  const { act, isPending, failure } = useAct(inPlace);
  const make = () => void act({ run: async () => setKey(await rotate(id)), failed: 'The key could not be created.' });
  return (
    <section aria-label="Conversions from your server" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-sm font-semibold">Conversions from your server</h3>
        <p className="text-sm text-muted">
          Optional. With a secret key your server reports orders itself, for up to 30 days after the click.
          {hasConversionKey && !key && ' A new key replaces the current one at once.'}
        </p>
      </div>
      {key ? (
        <>
          <CodeBlock label="Conversion key" code={key} copied="Key copied to clipboard!" />
          <p className="text-xs text-warning">Store the key now. It cannot be shown again.</p>
        </>
      ) : (
        <div>
          <Button busy={isPending} onClick={make}>
            {hasConversionKey ? 'Replace key' : 'Create key'}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure.message}
        </p>
      )}
    </section>
  );
}
