import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AccountPanelQuery } from '../../__generated__/AccountPanelQuery.graphql';
import { formatDate } from '../../format/dates.ts';
import { useAct } from '../../relay/useAct.ts';
import { useAsk } from '../../relay/useAsk.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { useGivePlanMutation } from './useOperatorMutations.ts';
import { MAX_EMAIL_LENGTH } from '../../input-limits.ts';

const query = graphql`
  query AccountPanelQuery($email: String!) {
    operations {
      accounts(email: $email) {
        number
        email
        firstName
        tier
        createdAt
        isConfirmed
        isOperator
      }
    }
  }
`;

type Account = NonNullable<AccountPanelQuery['response']['operations']>['accounts'][number];

const plans = [
  { value: 'free', label: 'Free' },
  { value: 'premium', label: 'Premium' },
  { value: 'enterprise', label: 'Enterprise' },
] as const;

/** Finds an account by its email address, and changes its plan. */
export function AccountPanel() {
  const [email, setEmail] = useState('');
  const { asked, ask, forget } = useAsk<AccountPanelQuery>(query, 'The account could not be loaded. Please try again.');
  const address = email.trim();
  const accounts = asked.state === 'answered' ? (asked.data.operations?.accounts ?? []) : null;
  const error = asked.state === 'failed' ? asked.message : null;
  return (
    <Panel title="Account" subtitle="Find an account to see or change its plan.">
      <form
        className="grid gap-3"
        aria-label="Find an account"
        onSubmit={(event) => {
          event.preventDefault();
          if (address) ask({ email: address });
        }}
      >
        <Field label="Email address" error={accounts?.length === 0 ? `${address} has no account.` : error}>
          {(control) => (
            <Input
              {...control}
              type="email"
              value={email}
              maxLength={MAX_EMAIL_LENGTH}
              autoComplete="off"
              onChange={(event) => {
                setEmail(event.target.value);
                forget();
              }}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start" disabled={!address} busy={asked.state === 'asking'}>
          Find
        </Button>
      </form>
      <ul aria-label="Accounts found" aria-live="polite" className="divide-y divide-line">
        {accounts?.map((account) => (
          <AccountRow key={account.number} account={account} onChanged={() => ask({ email: address })} />
        ))}
      </ul>
    </Panel>
  );
}

function AccountRow({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { email, firstName, tier, createdAt, isConfirmed, isOperator } = account;
  const [plan, setPlan] = useState<(typeof plans)[number]['value']>(tier as (typeof plans)[number]['value']);
  const givePlan = useGivePlanMutation();
  const { act } = useAct();
  const save = async () => {
    if (!email) return;
    const done = `${email} is on another plan now`;
    if (await act({ run: () => givePlan(email, plan), done, failed: 'The plan could not be changed' })) onChanged();
  };
  return (
    <li className="grid gap-3 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{firstName}</span>
        {isOperator && <Badge tone="neutral">Operator</Badge>}
        {!isConfirmed && <Badge tone="warning">Address not confirmed</Badge>}
        <span className="text-muted">{`since ${formatDate(createdAt)}`}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Select label="Plan" options={plans} value={plan} onChange={setPlan} />
        <Button disabled={plan === tier} onClick={() => void save()}>
          Change plan
        </Button>
      </div>
    </li>
  );
}
