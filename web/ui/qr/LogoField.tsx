import { useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { readLogo } from './qr-logo.ts';

interface LogoFieldProps {
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** The picture in the middle of a QR code. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readLogo(file);
    setRefusal('refusal' in read ? read.refusal : null);
    if ('logo' in read) onChange(read.logo);
  };
  return (
    <Field label="Logo" note="Optional" error={refusal}>
      {({ state: _, ...control }) => (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>{logo ? 'Choose another' : 'Choose a picture'}</Button>
          {logo && (
            <Button tone="quiet" onClick={() => onChange(null)}>
              Remove logo
            </Button>
          )}
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = ''; // the same file, corrected, can be chosen again
            }}
          />
        </div>
      )}
    </Field>
  );
}
