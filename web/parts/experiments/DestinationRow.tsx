import { useEffect, useRef } from 'react';
import { Trash2 } from 'lucide-react';
import { formatPercent } from '../../format/numbers.ts';
import { IconButton } from '../../ui/Button.tsx';
import { MAX_VARIANT_NAME_LENGTH } from '../../input-limits.ts';
import { Field, Input } from '../../ui/Field.tsx';

/** A destination as it is typed. */
export interface Row {
  key: number;
  destination: string;
  name: string;
  weight: string;
}

interface DestinationRowProps {
  letter: string;
  row: Row;
  /** The part of the visitors that its weight stands for, per cent. */
  share: number;
  /** The cursor begins here. */
  isFirst: boolean;
  errors: { destination: string | null; name: string | null; weight: string | null };
  onEdit: (change: Partial<Row>) => void;
  /** Null for a row that must stay. */
  onRemove: (() => void) | null;
}

/** One destination of a new experiment and its weight. */
export function DestinationRow({ letter, row, share, isFirst, errors, onEdit, onRemove }: DestinationRowProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-60">
        <Field label={`Destination ${letter}`} error={errors.destination}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="example.com/another-page"
              value={row.destination}
              onChange={(event) => onEdit({ destination: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="min-w-0 grow basis-24 sm:max-w-52 sm:basis-40">
        <Field label={`Name ${letter}`} note="Optional" error={errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_VARIANT_NAME_LENGTH}
              placeholder={letter}
              value={row.name}
              onChange={(event) => onEdit({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="w-28">
        <Field label={`Weight ${letter}`} note={formatPercent(share)} error={errors.weight}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={100}
              step={1}
              value={row.weight}
              onChange={(event) => onEdit({ weight: event.target.value })}
            />
          )}
        </Field>
      </div>
      {onRemove && (
        <IconButton label={`Remove destination ${letter}`} onClick={onRemove} className="mt-6">
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
