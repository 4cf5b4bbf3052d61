import { useEffect, useRef, useState } from 'react';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { useDomainMutations } from './useDomainMutations.ts';

/** Adds a domain. */
export function DomainForm({ onDone }: { onDone: () => void }) {
  const [host, setHost] = useState('');
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const { create } = useDomainMutations();
  const failure = failureBeyond('host');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the form was opened to type into it
  const work = {
    run: async () => {
      await create({ host });
      onDone();
    },
    failed: 'The domain could not be added.',
  };
  return (
    <form
      aria-label="New domain"
      onSubmit={(event) => submit(event, work)}
      className="grid gap-4 rounded-xl border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <Field label="Domain" hint="A name that nothing else uses, such as go.example.com." error={errorOf('host')}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={host}
            placeholder="go.example.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setHost(event.target.value)}
          />
        )}
      </Field>
      <FormEnd failure={failure} isPending={isPending} act="Add domain" isDisabled={!host.trim()} onCancel={onDone} />
    </form>
  );
}
