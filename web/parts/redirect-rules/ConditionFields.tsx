import { Trash2 } from 'lucide-react';
import { MAX_VALUE_LENGTH } from './rule-limits.ts';
import { IconButton } from '../../ui/Button.tsx';
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
} from './condition-words.ts';
import { kindOf, type Condition } from './rules.ts';
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

const devices = Object.entries(deviceNames).map(([value, [label]]) => ({ value, label }));
const systems = Object.keys(systemNames).map((value) => ({ value, label: systemLabel(value) }));
const languages = commonLanguages
  .map((value) => ({ value, label: languageName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

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
  const { device, os, country, language, referrer, parameter, time, dates } = condition;
  if (time) return <TimeFields value={time} onChange={(value) => onChange({ time: value })} />;
  if (dates) return <DateFields value={dates} onChange={(value) => onChange({ dates: value })} />;
  if (parameter)
    return <ParameterFields value={parameter} of={of} onChange={(value) => onChange({ parameter: value })} />;
  if (device) {
    const nameOf = (value: string) => deviceNames[value]?.[0] ?? value;
    return (
      <ValueChips
        of={`devices of ${of}`}
        prompt="Add a device"
        options={devices}
        values={device}
        nameOf={nameOf}
        onChange={(values) => onChange({ device: values })}
      />
    );
  }
  if (os) {
    return (
      <ValueChips
        of={`systems of ${of}`}
        prompt="Add a system"
        options={systems}
        values={os}
        nameOf={systemLabel}
        onChange={(values) => onChange({ os: values })}
      />
    );
  }
  if (country) {
    return (
      <ValueChips
        of={`countries of ${of}`}
        prompt="Add a country"
        options={countries}
        values={country}
        nameOf={countryName}
        onChange={(values) => onChange({ country: values })}
      />
    );
  }
  if (language) {
    return (
      <ValueChips
        of={`languages of ${of}`}
        prompt="Add a language"
        options={languages}
        values={language}
        nameOf={languageName}
        onChange={(values) => onChange({ language: values })}
      />
    );
  }
  return (
    <ValueChips
      of={`hosts of ${of}`}
      prompt="news.example.com"
      options={null}
      values={referrer ?? []}
      nameOf={String}
      onChange={(values) => onChange({ referrer: values })}
    />
  );
}

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
