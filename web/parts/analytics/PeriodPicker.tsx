import { Suspense, useState } from 'react';
import { CalendarRange, Lock } from 'lucide-react';
import { formatDays } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { SegmentedControl, type Segment } from '../../ui/SegmentedControl.tsx';
import { periods, type PeriodKey } from './periods.ts';
import { periodKeys, type AddressScope } from './scope.ts';
import type { ScopeControl } from './useScope.ts';
import { lazily } from '../../ui/lazily.ts';

const RangeDialog = lazily(async () => (await import('./RangeDialog.tsx')).RangeDialog);

interface PeriodPickerProps {
  control: Pick<ScopeControl, 'scope' | 'change'>;
  /** How many days the plan shows; null while that is unknown. */
  historyDays: number | null;
  /** The day it is for the owner, YYYY-MM-DD. */
  today: string;
}

/** The periods and a range of one's own; those the plan does not show all of are marked. */
export function PeriodPicker({ control, historyDays, today }: PeriodPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const { scope, change } = control;
  const isCustom = scope.from !== '';
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <SegmentedControl
        label="Period"
        segments={periodKeys.map((key) => segmentOf(key, historyDays))}
        value={isCustom ? null : scope.period}
        onChange={(period) => change({ ...scope, period, from: '', to: '' })}
      />
      <Button
        aria-label={isCustom ? `Custom range: ${rangeText(scope)}` : 'Custom range'}
        title="Custom range"
        aria-pressed={isCustom}
        className={isCustom ? 'border-accent bg-accent-soft text-accent' : undefined}
        onClick={() => setOpen(true)}
      >
        <CalendarRange aria-hidden />
        {isCustom && rangeText(scope)}
      </Button>
      {isOpen && (
        <Suspense>
          <RangeDialog
            scope={scope}
            historyDays={historyDays}
            today={today}
            onApply={(range) => change({ ...scope, ...range })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

function segmentOf(key: PeriodKey, historyDays: number | null): Segment<PeriodKey> {
  const isLocked = historyDays !== null && periods[key].days > historyDays;
  const { label } = periods[key];
  if (!isLocked) return { value: key, label };
  return {
    value: key,
    label: `${label}: your plan shows only the last ${historyDays} days`,
    face: (
      <span className="flex items-center gap-1 text-faint">
        {label}
        <Lock className="!size-3" />
      </span>
    ),
  };
}

const rangeText = ({ from, to }: AddressScope) => (to ? formatDays(from, to) : `${formatDays(from, from)} – today`);
