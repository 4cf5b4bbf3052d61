import { useMemo } from 'react';
import { localMinute } from '../../format/local-minute.ts';
import { zoneOptions } from '../zones.ts';
import { classes } from '../../ui/classes.ts';
import { ChoiceInput } from '../../ui/ChoiceInput.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { weekdayNames } from './condition-words.ts';
import type { Condition } from './rules.ts';

type Time = NonNullable<Condition['time']>;
type Dates = NonNullable<Condition['dates']>;

/** The members that say something. */
const filled = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== '')) as Members;

/** Days of the week and hours of the day, on the clocks of a zone. */
export function TimeFields({ value, onChange }: { value: Time; onChange: (value: Time) => void }) {
  const { weekdays = [], from = '', to = '', zone } = value;
  const zones = useMemo(() => zoneOptions(zone), [zone]);
  const toggle = (day: number) => {
    const next = weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort();
    const { weekdays: _, ...others } = value;
    onChange(next.length ? { ...others, weekdays: next } : others);
  };
  return (
    <div className="grid min-w-0 gap-3">
      <div role="group" aria-label="Days of the week" className="flex flex-wrap gap-1.5">
        {weekdayNames.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={weekdays.includes(index + 1)}
            onClick={() => toggle(index + 1)}
            className={classes(
              'h-9 rounded-lg border px-3 text-sm transition-colors',
              weekdays.includes(index + 1)
                ? 'border-accent bg-accent-soft font-medium text-accent'
                : 'border-line text-muted hover:bg-sunken',
            )}
          >
            {name.slice(0, 3)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        <Field label="From">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={from}
              onChange={({ target }) => onChange(filled({ ...value, from: target.value }))}
            />
          )}
        </Field>
        <Field label="To">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={to === '24:00' ? '00:00' : to}
              onChange={({ target }) =>
                onChange(filled({ ...value, to: target.value === '00:00' ? '24:00' : target.value }))
              }
            />
          )}
        </Field>
        <div className="col-span-full min-w-0">
          <Field label="Time zone">
            {(control) => (
              <ChoiceInput
                {...control}
                options={zones}
                value={zone}
                onChoose={(name) => onChange({ ...value, zone: name })}
              />
            )}
          </Field>
        </div>
      </div>
    </div>
  );
}

const typed = (iso: string | undefined) => (iso ? localMinute(new Date(iso)) : '');
const sent = (minute: string) => (minute ? new Date(minute).toISOString() : '');

/** From when and until when, on this browser's clock. */
export function DateFields({ value, onChange }: { value: Dates; onChange: (value: Dates) => void }) {
  const field = (label: string, name: 'from' | 'until') => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={typed(value[name])}
          onChange={({ target }) => onChange(filled({ ...value, [name]: sent(target.value) }))}
        />
      )}
    </Field>
  );
  return (
    <div className="grid min-w-0 gap-3 sm:grid-cols-2">
      {field('From', 'from')}
      {field('Until', 'until')}
    </div>
  );
}
