import { useId, useState } from 'react';
import { MAX_UTM_LENGTH } from '../../input-limits.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { useUtmValues } from './useUtmValues.ts';
import type { UtmField } from './utm-query.ts';

interface UtmInputProps {
  field: UtmField;
  label: string;
  placeholder: string;
  value: string;
  onEdit: (value: string) => void;
  onLeave: () => void;
}

/** One UTM parameter: suggests what links have in it, and says where another spelling of it is in use. */
export function UtmInput({ field, label, placeholder, value, onEdit, onLeave }: UtmInputProps) {
  const list = useId();
  const [isFocused, setFocused] = useState(false);
  const { values, lookalike } = useUtmValues(field, value, isFocused || value !== '');
  return (
    <Field
      label={label}
      warning={
        lookalike !== null &&
        !isFocused && (
          <span>
            Your links also use “{lookalike}”, which is counted separately.{' '}
            <button
              type="button"
              className="font-medium whitespace-nowrap text-accent hover:underline"
              onClick={() => onEdit(lookalike)}
            >
              Use “{lookalike}”
            </button>
          </span>
        )
      }
    >
      {(control) => (
        <>
          <Input
            {...control}
            list={list}
            maxLength={MAX_UTM_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onEdit(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              onLeave();
            }}
          />
          <datalist id={list}>
            {values.map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
