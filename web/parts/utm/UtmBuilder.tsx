import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';
import { UtmInput } from './UtmInput.tsx';
import { filledIn, pieces, trimmed, utmFields, utmIn, withUtm } from './utm-query.ts';
import { utmWords } from './utm-words.ts';

const UtmTemplates = lazily(async () => (await import('./UtmTemplates.tsx')).UtmTemplates);

interface UtmBuilderProps {
  /** The destination as it is typed. */
  address: string;
  onEdit: (address: string) => void;
}

/** Reads the UTM parameters of a destination and writes them into it; the rest of it stays as it is. */
export function UtmBuilder({ address, onEdit }: UtmBuilderProps) {
  const [isOpen, setOpen] = useState(false);
  const values = utmIn(address);
  const isEmpty = address.trim() === '';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-60 text-sm text-muted">
          {isEmpty
            ? 'Enter the destination first.'
            : 'They tell your analytics, and those of the website, where a click came from.'}
        </p>
        <Button disabled={isEmpty} onClick={() => setOpen(true)}>
          Templates
        </Button>
      </div>
      <fieldset disabled={isEmpty} className="grid items-start gap-4 sm:grid-cols-2">
        {utmFields.map((field) => (
          <UtmInput
            key={field}
            {...utmWords[field]}
            field={field}
            value={values[field]}
            onEdit={(value) => onEdit(withUtm(address, field, value))}
            onLeave={() => onEdit(trimmed(address, field))}
          />
        ))}
      </fieldset>
      {!isEmpty && <Preview address={address.trim()} />}
      <Suspense>
        {isOpen && (
          <UtmTemplates
            values={values}
            onUse={(template) => {
              onEdit(filledIn(address, template));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Where the link will lead, its UTM parameters marked. */
const Preview = ({ address }: { address: string }) => (
  <div role="group" aria-label="Whole destination" className="grid gap-1.5">
    <p aria-hidden className="text-sm font-medium">
      Whole destination
    </p>
    <p className="rounded-lg bg-sunken px-3 py-2 font-mono text-sm break-all text-muted">
      {pieces(address).map(({ text, isUtm }, index) =>
        isUtm ? (
          <mark key={index} className="rounded-sm bg-accent-soft text-accent">
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  </div>
);
