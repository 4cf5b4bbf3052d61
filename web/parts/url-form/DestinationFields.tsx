import { Suspense, type ReactNode } from 'react';
import { lazily } from '../../ui/lazily.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { OriginalUrlField } from './OriginalUrlField.tsx';
import type { UrlValidation } from './useUrlValidation.ts';

/** Few set these, so they are loaded once they are asked for. */
const UtmBuilder = lazily(async () => (await import('../utm/UtmBuilder.tsx')).UtmBuilder);

interface DestinationFieldsProps {
  value: string;
  before: string | undefined;
  validation: UrlValidation;
  /** Stands in place of a destination that cannot be changed now. */
  locked: ReactNode;
  isFirst: boolean | undefined;
  onEdit: (originalUrl: string) => void;
}

/** Where a link leads, with its UTM parameters. */
export function DestinationFields({ value, before, validation, locked, isFirst, onEdit }: DestinationFieldsProps) {
  const { validity, validate, forget } = validation;
  if (locked) return locked;
  const edit = (next: string) => {
    if (next === value) return;
    onEdit(next);
    forget();
  };
  const leave = () => {
    const destination = value.trim();
    if (destination && validity.state === 'unknown') validate(destination);
  };
  return (
    <>
      <OriginalUrlField
        value={value}
        before={before}
        validity={validity}
        isFirst={isFirst}
        onEdit={edit}
        onLeave={leave}
      />
      <MoreOptions title="UTM parameters" isSet={/[?&]utm_\w+=/.test(value)}>
        <Suspense fallback={<div className="h-[22rem]" />}>
          <UtmBuilder address={value} onEdit={edit} />
        </Suspense>
      </MoreOptions>
    </>
  );
}
