import { Field, Input } from '../../ui/Field.tsx';
import type { Validity } from './useUrlValidation.ts';

interface OriginalUrlFieldProps {
  value: string;
  validity: Validity;
  onEdit: (value: string) => void;
  onLeave: () => void;
}

/** Where the short URL leads; green or red once the server has looked at it. */
export function OriginalUrlField({ value, validity, onEdit, onLeave }: OriginalUrlFieldProps) {
  return (
    <Field
      label="Original URL"
      note={validity.state === 'validating' ? 'Checking …' : 'Required'}
      error={'message' in validity ? validity.message : null}
      success={validity.state === 'valid' ? 'This URL can be shortened.' : null}
      warning={validity.state === 'valid' ? validity.warning : null}
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/a/very/long/address"
          value={value}
          onChange={(event) => onEdit(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
