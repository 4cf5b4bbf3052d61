import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Select, type Option } from '../../ui/Select.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { kindNames } from './condition-words.ts';
import { kinds, MOST_CONDITIONS, type Condition, type Kind, type Rule } from './rules.ts';
import { newCondition } from './new-condition.ts';
import { sentenceOf } from './rule-sentence.ts';

interface RuleCardProps {
  rule: Rule;
  /** From 1. */
  number: number;
  isLast: boolean;
  /** Whether it was added just now, so that it is to be filled in. */
  isNew: boolean;
  countries: readonly Option<string>[];
  /** What the server said of a field below the rule: `destination`, `conditions.0`; of the whole with ''. */
  errorOf: (field: string) => string | null;
  onChange: (rule: Rule) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const offered = [
  { value: '', label: 'Add a condition' },
  ...kinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
];

/** One rule: where it leads, whom, and its place among the others. */
export function RuleCard({
  rule,
  number,
  isLast,
  isNew,
  countries,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: RuleCardProps) {
  const { destination, conditions } = rule;
  const edit = (next: readonly Condition[]) => onChange({ ...rule, conditions: next });
  const adder = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) adder.current?.focus();
  }, [isNew]);
  const remove = (index: number) => {
    flushSync(() => edit(conditions.filter((_one, at) => at !== index)));
    adder.current?.focus(); // what had the focus is gone
  };
  const errors = conditions.map((_condition, index) => errorOf(`conditions.${index}`));
  const rest = errorOf('destination') || errors.some(Boolean) ? null : errorOf('');
  return (
    <li className="grid min-w-0 gap-3 rounded-xl border border-line p-3 sm:p-4">
      <RuleHead number={number} isLast={isLast} onMove={onMove} onRemove={onRemove} />
      <p className="text-sm wrap-anywhere text-muted">
        {sentenceOf(rule) ?? 'Say whom this rule leads where: at least one condition and a destination.'}
      </p>
      {conditions.map((condition, index) => (
        <ConditionFields
          key={`${index} ${Object.keys(condition)[0]}`}
          condition={condition}
          of={`rule ${number}`}
          countries={countries}
          error={errors[index] ?? null}
          onChange={(next) => edit(conditions.map((one, at) => (at === index ? next : one)))}
          onRemove={() => remove(index)}
        />
      ))}
      {conditions.length < MOST_CONDITIONS && (
        <Select
          ref={adder}
          label={`Add a condition to rule ${number}`}
          className="w-fit max-w-full"
          value=""
          options={offered}
          onChange={(kind) => kind && edit([...conditions, newCondition(kind as Kind)])}
        />
      )}
      <Field label={`Destination of rule ${number}`} error={errorOf('destination') ?? rest}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="example.com/another-page"
            value={destination}
            onChange={({ target }) => onChange({ ...rule, destination: target.value })}
          />
        )}
      </Field>
    </li>
  );
}

type RuleHeadProps = Pick<RuleCardProps, 'number' | 'isLast' | 'onMove' | 'onRemove'>;

/** Buttons at an end stay reachable: whoever moves a rule by keyboard keeps the focus. */
function RuleHead({ number, isLast, onMove, onRemove }: RuleHeadProps) {
  const isFirst = number === 1;
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (by === undefined) return;
    event.preventDefault(); // the page stays
    onMove(by);
  };
  return (
    <div className="flex items-center justify-between gap-2">
      <h4 className="text-sm font-semibold">Rule {number}</h4>
      <div className="flex">
        <IconButton
          label={`Move rule ${number} up`}
          aria-disabled={isFirst}
          className={isFirst ? 'opacity-45' : undefined}
          onKeyDown={moveByKey}
          onClick={() => !isFirst && onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move rule ${number} down`}
          aria-disabled={isLast}
          className={isLast ? 'opacity-45' : undefined}
          onKeyDown={moveByKey}
          onClick={() => !isLast && onMove(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Remove rule ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
