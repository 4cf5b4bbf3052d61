import { Trash2 } from 'lucide-react';
import { MAX_VALUE_LENGTH } from './rule-limits.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/ChoiceInput.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import type { Option } from '../../ui/Select.tsx';
import {
  commonLanguages,
  countryName,
  deviceNames,
  kindHints,
  kindNames,
  languageName,
  systemLabel,
  systemNames,
  visitNames,
} from './condition-words.ts';
import { kindOf, type Condition, type Kind, type Visit } from './rules.ts';
import { DateFields, TimeFields } from './TimeFields.tsx';
import { ValueChips } from './ValueChips.tsx';

interface ConditionFieldsProps {
  condition: Condition;
  /** Which rule it belongs to, for screen readers: `rule 1`. */
  of: string;
  countries: readonly Option<string>[];
  error: string | null;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** Kinds whose value is a list. */
type Listed = Exclude<Kind, 'parameter' | 'time' | 'dates' | 'visit'>;

interface Picker {
  what: string;
  prompt: string;
  /** Null where any text can be typed; countries come from the server. */
  options: readonly Option<string>[] | null;
  nameOf: (value: string) => string;
}

const pickers: Record<Listed, Picker> = {
  device: {
    what: 'devices',
    prompt: 'Add a device',
    options: Object.entries(deviceNames).map(([value, [label]]) => ({ value, label })),
    nameOf: (value) => deviceNames[value]?.[0] ?? value,
  },
  os: {
    what: 'systems',
    prompt: 'Add a system',
    options: Object.keys(systemNames).map((value) => ({ value, label: systemLabel(value) })),
    nameOf: systemLabel,
  },
  country: { what: 'countries', prompt: 'Add a country', options: null, nameOf: countryName },
  language: {
    what: 'languages',
    prompt: 'Add a language',
    options: commonLanguages
      .map((value) => ({ value, label: languageName(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    nameOf: languageName,
  },
  referrer: { what: 'hosts', prompt: 'news.example.com', options: null, nameOf: String },
};

/** One condition: what it is about, its values, and what removes it. */
export function ConditionFields({ condition, of, error, onRemove, ...rest }: ConditionFieldsProps) {
  const kind = kindOf(condition);
  const hint = kindHints[kind];
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-lg bg-sunken p-3">
      <legend className="sr-only">{`${kindNames[kind]}, ${of}`}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="text-sm font-medium">
          {kindNames[kind]}
        </span>
        <IconButton label={`Remove the condition ${kindNames[kind]} from ${of}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Values condition={condition} of={of} {...rest} />
      {hint && <p className="text-xs text-faint">{hint}</p>}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ValuesProps = Omit<ConditionFieldsProps, 'error' | 'onRemove'>;

function Values({ condition, of, countries, onChange }: ValuesProps) {
  const { parameter, time, dates, visit } = condition;
  if (time) return <TimeFields value={time} onChange={(value) => onChange({ time: value })} />;
  if (dates) return <DateFields value={dates} onChange={(value) => onChange({ dates: value })} />;
  if (parameter)
    return <ParameterFields value={parameter} of={of} onChange={(value) => onChange({ parameter: value })} />;
  if (visit) return <VisitField value={visit} of={of} onChange={(value) => onChange({ visit: value })} />;
  const kind = kindOf(condition) as Listed;
  const { what, prompt, options, nameOf } = pickers[kind];
  return (
    <ValueChips
      of={`${what} of ${of}`}
      prompt={prompt}
      options={kind === 'country' ? countries : options}
      values={condition[kind] ?? []}
      nameOf={nameOf}
      onChange={(values) => onChange({ [kind]: values })}
    />
  );
}

const visits = Object.entries(visitNames).map(([value, [label]]) => ({ value, label }));

const VisitField = ({ value, of, onChange }: { value: Visit; of: string; onChange: (value: Visit) => void }) => (
  <ChoiceInput
    aria-label={`New or returning today, ${of}`}
    options={visits}
    value={value}
    onChoose={(chosen) => onChange(chosen as Visit)}
  />
);

type Parameter = NonNullable<Condition['parameter']>;

function ParameterFields({
  value,
  of,
  onChange,
}: {
  value: Parameter;
  of: string;
  onChange: (value: Parameter) => void;
}) {
  const { name, values = [] } = value;
  return (
    <div className="grid min-w-0 gap-3">
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_VALUE_LENGTH}
            placeholder="ref"
            value={name}
            onChange={({ target }) => onChange({ ...value, name: target.value })}
          />
        )}
      </Field>
      <ValueChips
        of={`values of ${of}`}
        prompt={values.length ? 'Another value' : 'Any value, or this one'}
        options={null}
        values={values}
        nameOf={String}
        onChange={(next) => onChange(next.length ? { name, values: next } : { name })}
      />
    </div>
  );
}
