import { useState } from 'react';
import { MAX_LINK_PASSWORD_LENGTH } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { wordsOf } from './option-words.ts';
import { KEPT } from './url-options.ts';

interface PasswordFieldProps {
  value: string;
  error: string | null;
  onEdit: (value: string) => void;
}

/** The password of a link: one that is set cannot be read, only replaced or taken away. */
export function PasswordField({ value, error, onEdit }: PasswordFieldProps) {
  const [wasSet] = useState(value === KEPT);
  const { label, hint } = wordsOf('password');
  const isRemoved = wasSet && value === '';
  return (
    <Field label={label} hint={isRemoved ? 'It is removed when you save.' : hint} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            maxLength={MAX_LINK_PASSWORD_LENGTH}
            placeholder={value === KEPT ? 'Is set. Type to replace it' : ''}
            value={value === KEPT ? '' : value}
            onChange={(event) => onEdit(event.target.value || (wasSet ? KEPT : ''))}
          />
          {wasSet && (
            <Button onClick={() => onEdit(isRemoved ? KEPT : '')} className="shrink-0">
              {isRemoved ? 'Keep' : 'Remove'}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
