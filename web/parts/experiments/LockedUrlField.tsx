import { useEffect, useRef } from 'react';
import { Field, Input } from '../../ui/Field.tsx';
import { ShowTest } from './ShowTest.tsx';

interface LockedUrlFieldProps {
  value: string;
  /** Why it cannot be changed now. */
  why: string;
  /** The cursor begins here. */
  isFirst?: boolean;
}

/** The own destination of a URL while it cannot be changed, the reason, and the way to the test that is the reason. */
export function LockedUrlField({ value, why, isFirst }: LockedUrlFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const hint = (
    <span className="text-muted">
      {why} <ShowTest />
    </span>
  );
  return (
    <Field label="Destination" note="Locked" hint={hint}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="url"
          readOnly
          value={value}
          className="read-only:bg-sunken read-only:text-muted"
        />
      )}
    </Field>
  );
}
