import { useState, type KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { Select, type Option } from '../../ui/Select.tsx';
import { MAX_VALUE_LENGTH } from './rule-limits.ts';
import { MOST_VALUES } from './rules.ts';

interface ValueChipsProps {
  /** What the values are, for screen readers: `countries of rule 1`. */
  of: string;
  values: readonly string[];
  nameOf: (value: string) => string;
  /** What there is to choose from; null where any text can be typed. */
  options: readonly Option<string>[] | null;
  /** The first words of the list to choose from, or an example of what is typed. */
  prompt: string;
  onChange: (values: string[]) => void;
}

/** Values as chips that can be removed, with what adds another. */
export function ValueChips({ of, values, nameOf, options, prompt, onChange }: ValueChipsProps) {
  const add = (value: string) => {
    const text = value.trim();
    if (text && !values.includes(text)) onChange([...values, text]);
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      {values.map((value) => (
        <span
          key={value}
          className="inline-flex h-9 max-w-full items-center rounded-lg border border-line bg-accent-soft pl-3 text-sm"
        >
          <span className="truncate">{nameOf(value)}</span>
          <button
            type="button"
            aria-label={`Remove ${nameOf(value)} from the ${of}`}
            onClick={() => onChange(values.filter((one) => one !== value))}
            className="grid size-8 shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </span>
      ))}
      {values.length < MOST_VALUES &&
        (options ? (
          <Select
            label={`Add to the ${of}`}
            className="max-w-full"
            value=""
            options={[{ value: '', label: prompt }, ...options.filter(({ value }) => !values.includes(value))]}
            onChange={add}
          />
        ) : (
          <TypedValue label={`Add to the ${of}`} example={prompt} onAdd={add} />
        ))}
    </div>
  );
}

/** A value that is typed; it is added by Enter, by its button, or when the field is left. */
function TypedValue({ label, example, onAdd }: { label: string; example: string; onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    onAdd(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form stays
    add();
  };
  return (
    <span className="flex min-w-0 grow basis-60 gap-2 sm:max-w-64">
      <Input
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_VALUE_LENGTH}
        placeholder={example}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        className="min-w-0"
      />
      <Button aria-label={label} disabled={!text.trim()} onClick={add} className="h-10">
        <Plus aria-hidden />
      </Button>
    </span>
  );
}
