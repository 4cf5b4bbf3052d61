import { useState, type SubmitEvent } from 'react';
import { PlanLink } from '../PlanLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { addDays, rangesOf } from './days.ts';
import type { AddressScope } from './scope.ts';

type Range = Pick<AddressScope, 'from' | 'to'>;

interface RangeDialogProps {
  scope: AddressScope;
  historyDays: number | null;
  today: string;
  onApply: (range: Range) => void;
  onClose: () => void;
}

/** Asks for the first and the last day. */
export function RangeDialog({ scope, historyDays, today, onApply, onClose }: RangeDialogProps) {
  const [range, setRange] = useState<Range>({ from: scope.from || addDays(today, -6), to: scope.to || today });
  const error = problemOf(range, today);
  const apply = (chosen: Range) => {
    onApply(chosen);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!error) apply(range);
  };
  return (
    <Dialog title="Custom range" onClose={onClose}>
      <div className="mb-4 flex flex-wrap gap-2">
        {rangesOf(today).map(({ label, ...chosen }) => (
          <Button key={label} onClick={() => apply(chosen)}>
            {label}
          </Button>
        ))}
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First day">
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today}
                value={range.from}
                onChange={(event) => setRange({ ...range, from: event.target.value })}
              />
            )}
          </Field>
          <Field label="Last day" error={error}>
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today}
                value={range.to}
                onChange={(event) => setRange({ ...range, to: event.target.value })}
              />
            )}
          </Field>
        </div>
        <p className="text-xs text-faint">
          Both days are included. Days follow your reporting time zone.
          {historyDays !== null && (
            <>
              {` Your plan shows the last ${historyDays} days. `}
              <PlanLink />
            </>
          )}
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" disabled={error !== null}>
            Apply
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function problemOf({ from, to }: Range, today: string): string | null {
  if (!from || !to) return 'Choose the first and the last day.';
  if (from > to) return 'The last day is before the first.';
  return from > today ? 'The first day is in the future.' : null;
}
