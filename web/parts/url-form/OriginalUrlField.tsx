import { Suspense, useEffect, useRef } from 'react';
import { Field, Input } from '../../ui/Field.tsx';
import { lazily } from '../../ui/lazily.ts';
import { addressIn } from './address.ts';
import type { Validity } from './useUrlValidation.ts';

/** Nothing is said of it before something is typed. */
const DestinationHint = lazily(async () => (await import('./DestinationHint.tsx')).DestinationHint);

interface OriginalUrlFieldProps {
  value: string;
  /** The destination as it was, which the link itself has. */
  before?: string | undefined;
  validity: Validity;
  /** The cursor begins here. */
  isFirst?: boolean;
  onEdit: (value: string) => void;
  onLeave: () => void;
}

const confirmed = (typed: string, url: string | null) =>
  url && url !== typed.trim() ? `Visitors are sent to ${url}` : 'This address can be shortened.';

/** Where the short URL leads; green or red once the server has looked at it. */
export function OriginalUrlField({ value, before, validity, isFirst, onEdit, onLeave }: OriginalUrlFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const destination = addressIn(value);
  return (
    <Field
      label="Destination"
      note={validity.state === 'validating' ? 'Checking …' : 'Required'}
      hint={
        destination &&
        destination !== before && (
          <Suspense>
            <DestinationHint destination={destination} />
          </Suspense>
        )
      }
      error={'message' in validity ? validity.message : null}
      success={validity.state === 'valid' && !validity.warning ? confirmed(value, validity.url) : null}
      warning={validity.state === 'valid' ? validity.warning : null}
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          required
          ref={input}
          autoComplete="off"
          spellCheck={false}
          placeholder="example.com/a/very/long/address"
          value={value}
          onChange={(event) => onEdit(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
