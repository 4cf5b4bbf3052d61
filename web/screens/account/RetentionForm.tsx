import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RetentionForm_privacy$key } from '../../__generated__/RetentionForm_privacy.graphql';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';

interface RetentionFormProps {
  privacy: RetentionForm_privacy$key;
  onSave: (days: number | null) => void;
}

/** For how many days clicks are kept; an empty field means as long as the server keeps them. */
export function RetentionForm({ onSave, ...props }: RetentionFormProps) {
  const { retentionDays, mostRetentionDays: most } = useFragment(
    graphql`
      fragment RetentionForm_privacy on Privacy {
        retentionDays
        mostRetentionDays
      }
    `,
    props.privacy,
  );
  const saved = retentionDays ?? null;
  const [text, setText] = useState(saved === null ? '' : String(saved));
  const days = text.trim() === '' ? null : Number(text);
  const isSound = days === null || (Number.isInteger(days) && days >= 1 && days <= most);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSound) onSave(days);
  };
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-3 py-3">
      <Field
        label="Keep clicks for"
        note="days"
        hint={`Older clicks, and everything derived from them, are deleted every hour; the totals of your links stay. Leave it empty to keep them as long as this server does: ${formatCount(most)} days.`}
        error={isSound ? null : `Enter a whole number from 1 to ${formatCount(most)}.`}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={text}
            placeholder={String(most)}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={!isSound || days === saved}>
        Save
      </Button>
    </form>
  );
}
