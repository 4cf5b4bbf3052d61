import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OperatorsPanel_operations$key } from '../../__generated__/OperatorsPanel_operations.graphql';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSetOperatorMutation } from './useOperatorMutations.ts';
import { MAX_EMAIL_LENGTH } from '../../input-limits.ts';

/** The accounts that run the installation, and ways to make and remove one. */
export function OperatorsPanel(props: { operations: OperatorsPanel_operations$key }) {
  const { operators } = useFragment(
    graphql`
      fragment OperatorsPanel_operations on Operations {
        operators {
          number
          email
          firstName
        }
      }
    `,
    props.operations,
  );
  const list = useRef<HTMLUListElement>(null);
  const [dialog, ask] = useConfirm(() => list.current?.focus());
  const setOperator = useSetOperatorMutation();
  const { act } = useAct();
  const remove = (email: string) =>
    ask({
      tone: 'warning',
      title: `Remove ${email}?`,
      text: 'The account stays, but can no longer see or change anything here.',
      action: 'Remove',
      run: () =>
        act({
          run: () => setOperator(email, false),
          done: `${email} is no longer an operator`,
          failed: `${email} could not be removed`,
        }),
    });
  return (
    <Panel title="Operators" subtitle="They see everything on this page and on System health.">
      <ul ref={list} tabIndex={-1} aria-label="Operators" className="divide-y divide-line outline-none">
        {operators.map(({ number, email, firstName }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
            <p className="min-w-0 break-words">
              <span className="font-medium">{firstName}</span>
              <span className="block text-xs text-muted">{email ?? 'No email address'}</span>
            </p>
            {email && operators.length > 1 && (
              <Button aria-label={`Remove ${email}`} onClick={() => remove(email)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <OperatorForm onAsk={ask} />
      {dialog}
    </Panel>
  );
}

function OperatorForm({ onAsk }: { onAsk: ReturnType<typeof useConfirm>[1] }) {
  const [email, setEmail] = useState('');
  const setOperator = useSetOperatorMutation();
  const { act } = useAct();
  const address = email.trim();
  const ask = () =>
    onAsk({
      tone: 'warning',
      title: `Make ${address} an operator?`,
      text: 'Operators see the state of the server, change plans, and can make and remove operators, you included.',
      action: 'Make operator',
      run: async () => {
        const isDone = await act({
          run: () => setOperator(address, true),
          done: `${address} is an operator now`,
          failed: `${address} could not be made an operator`,
        });
        if (isDone) setEmail('');
        return isDone;
      },
    });
  return (
    <form
      className="grid gap-3 pt-3"
      aria-label="New operator"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Field label="Email address" hint="Of an account that has signed in here">
        {(control) => (
          <Input
            {...control}
            type="email"
            value={email}
            maxLength={MAX_EMAIL_LENGTH}
            autoComplete="off"
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={!address}>
        Make operator
      </Button>
    </form>
  );
}
