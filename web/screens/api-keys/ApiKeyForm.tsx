import { useEffect, useRef, useState } from 'react';
import type { ApiKeyScope } from '../../__generated__/useApiKeyMutationsCreateMutation.graphql';
import { formatDate } from '../../format/dates.ts';
import { MAX_KEY_NAME_LENGTH } from '../../input-limits.ts';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { ShownKey } from './NewApiKey.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { useApiKeyMutations } from './useApiKeyMutations.ts';
import { expiryOf, lifetimes, type Lifetime } from './words.ts';

const FIELDS = ['name', 'scopes', 'origins'];

/** Makes an API key. */
export function ApiKeyForm({ onMade, onCancel }: { onMade: (key: ShownKey) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ReadonlySet<ApiKeyScope>>(new Set(['read']));
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [origins, setOrigins] = useState('');
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond(...FIELDS);
  const [now] = useState(() => Date.now());
  const { create } = useApiKeyMutations();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []); // the form was opened to type into it
  const make = async () => {
    const chosen = { name, scopes: [...scopes], origins: origins.split(/[\s,]+/).filter(Boolean) };
    onMade(await create({ ...chosen, expiresAt: expiryOf(lifetime, Date.now()) }));
  };
  const expiry = expiryOf(lifetime, now);
  return (
    <form
      aria-label="New API key"
      onSubmit={(event) => submit(event, { run: make, failed: 'The API key could not be created.' })}
      className="grid gap-5 rounded-xl border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <Field label="Name" hint="What uses the key, such as “Nightly report”." error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            ref={nameField}
            value={name}
            maxLength={MAX_KEY_NAME_LENGTH}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <ScopeChoice chosen={scopes} onChange={setScopes} error={errorOf('scopes')} />
      <div className="grid justify-items-start gap-1.5">
        <span className="text-sm font-medium">Expires after</span>
        <Select label="Expires after" options={lifetimes} value={lifetime} onChange={setLifetime} />
        <p className="text-xs text-faint">
          {expiry ? `Stops working on ${formatDate(expiry)}.` : 'It works until you revoke it.'}
        </p>
      </div>
      <Field
        label="Origins"
        note="Optional"
        hint="Only for keys that pages use in a browser: one address per line, such as https://app.example.com. Visitors of these pages can read the key."
        error={errorOf('origins')}
      >
        {(control) => (
          <Textarea
            {...control}
            value={origins}
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => setOrigins(event.target.value)}
          />
        )}
      </Field>
      <FormEnd
        failure={failure}
        isPending={isPending}
        act="Create key"
        isDisabled={!name.trim() || !scopes.size}
        onCancel={onCancel}
      />
    </form>
  );
}
