import { useState } from 'react';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../input-limits.ts';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import { useWebsiteMutations } from './useWebsiteMutations.ts';

/** Registers a website. */
export function WebsiteForm({ onDone, onCancel }: { onDone: (id: string) => void; onCancel: () => void }) {
  const [domain, setDomain] = useState('');
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond('domain', 'name', 'description');
  const { register } = useWebsiteMutations();
  const add = async () => {
    onDone(await register({ domain, name: name || null, description: description || null }));
  };
  return (
    <form
      onSubmit={(event) => submit(event, { run: add, failed: 'Failed to register website' })}
      className="grid gap-4 rounded-xl border border-line p-4"
    >
      <Field label="Domain" hint="Enter domain without http:// or https://" error={errorOf('domain')}>
        {(control) => (
          <Input
            {...control}
            // The form was opened to type into it.
            ref={(element) => element?.focus()}
            value={domain}
            placeholder="example.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setDomain(event.target.value)}
          />
        )}
      </Field>
      <Field label="Website name" note="Optional" error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={MAX_TITLE_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Description" note="Optional" error={errorOf('description')}>
        {(control) => (
          <Textarea
            {...control}
            value={description}
            maxLength={MAX_DESCRIPTION_LENGTH}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <FormEnd
        failure={failure}
        isPending={isPending}
        act="Register website"
        isDisabled={!domain.trim()}
        onCancel={onCancel}
      />
    </form>
  );
}
