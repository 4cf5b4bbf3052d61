import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PasskeysPanel_viewer$data,
  PasskeysPanel_viewer$key,
} from '../../__generated__/PasskeysPanel_viewer.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { hasPasskeys } from './make-passkey.ts';
import { useAddPasskeyMutation, useRemovePasskeyMutation } from './usePasskeyMutations.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '../../input-limits.ts';

type Passkey = NonNullable<PasskeysPanel_viewer$data['passkeys']>[number];

/** The passkeys of the account, and ways to another one and to fewer. */
export function PasskeysPanel(props: { viewer: PasskeysPanel_viewer$key }) {
  const { passkeys, canAddPasskeys } = useFragment(
    graphql`
      fragment PasskeysPanel_viewer on Viewer {
        canAddPasskeys
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    props.viewer,
  );
  const list = useRef<HTMLUListElement>(null);
  const [dialog, ask] = useConfirm(() => list.current?.focus());
  const remove = useRemovePasskeyMutation();
  const { act } = useAct();
  const known = passkeys ?? [];
  if (!canAddPasskeys && !known.length) return null;
  const removing = ({ id, name }: Passkey) =>
    ask({
      tone: 'danger',
      title: `Remove the passkey “${name}”?`,
      text: 'It no longer signs in. Browsers that it signed in stay signed in.',
      action: 'Remove',
      run: () =>
        act({
          run: () => remove(id),
          done: `Passkey removed: ${name}`,
          failed: `The passkey could not be removed: ${name}`,
        }),
    });
  return (
    <Panel
      title="Passkeys"
      subtitle="They sign you in by the fingerprint, face or PIN of your device, without a password or code."
    >
      <ul ref={list} tabIndex={-1} aria-label="Passkeys" className="divide-y divide-line outline-none">
        {known.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => removing(passkey)} />
        ))}
      </ul>
      {canAddPasskeys && hasPasskeys() ? (
        <PasskeyForm key={known.length} />
      ) : (
        <p className="pt-2 text-sm text-muted">This browser cannot make passkeys here.</p>
      )}
      {dialog}
    </Panel>
  );
}

const PasskeyRow = ({
  passkey: { name, createdAt, lastUsedAt },
  onRemove,
}: {
  passkey: Passkey;
  onRemove: () => void;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0">
      <p className="text-sm font-medium break-words">{name}</p>
      <p className="text-xs text-muted">
        {`Added ${formatDateTime(createdAt)}, ${lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'not used yet'}`}
      </p>
    </div>
    <Button aria-label={`Remove: ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </li>
);

function PasskeyForm() {
  const [name, setName] = useState('');
  const add = useAddPasskeyMutation();
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond('name');
  const save = { run: () => add(name), done: 'Passkey added', failed: 'The passkey could not be added.' };
  return (
    <form noValidate className="grid gap-4 pt-2" onSubmit={(event) => submit(event, save)}>
      {failure && <FormFailure failure={failure} />}
      <div className="max-w-80">
        <Field label="Name of the passkey" hint="For example, the device that it is on." error={errorOf('name')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_PASSKEY_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" busy={isPending} disabled={!name.trim()}>
          Add passkey
        </Button>
      </div>
    </form>
  );
}
