import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useCountries } from './countries.ts';
import { RuleCard } from './RuleCard.tsx';
import { moved, MOST_RULES, type Rule } from './rules.ts';
import { TryRules } from './TryRules.tsx';
import type { Apps } from './useTrial.ts';

interface RulesEditorProps {
  rules: readonly Rule[];
  apps: Apps;
  /** What the server said of a field below the rules: `0.destination`; of all with ''. */
  errorOf: (field: string) => string | null;
  onChange: (rules: readonly Rule[]) => void;
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** The rules of a link in their order, and what a visitor would get by them. */
export function RulesEditor({ rules, apps, errorOf, onChange }: RulesEditorProps) {
  const countries = useCountries();
  const [kept, setKeys] = useState(() => rules.map(newKey));
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState(0);
  const adder = useRef<HTMLButtonElement>(null);
  // An undo changes their number from outside.
  const keys = kept.length === rules.length ? kept : rules.map((_rule, index) => kept[index] ?? -index);
  const change = (next: readonly Rule[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const move = (index: number, by: 1 | -1) => {
    const to = index + by;
    if (to < 0 || to >= rules.length) return;
    change(moved(rules, index, to), moved(keys, index, to));
    setSaid(`The rule is now number ${to + 1} of ${rules.length}.`);
  };
  const add = () => {
    const key = newKey();
    change([...rules, { destination: '', conditions: [] }], [...keys, key]);
    setAdded(key);
  };
  const remove = (index: number) => {
    const others = <T,>(list: readonly T[]) => list.filter((_one, at) => at !== index);
    flushSync(() => change(others(rules), others(keys)));
    adder.current?.focus(); // what had the focus is gone
    setSaid(`Rule ${index + 1} was removed.`);
  };
  return (
    <div className="grid min-w-0 gap-3">
      {rules.length > 0 && (
        <ol className="grid min-w-0 gap-3">
          {rules.map((rule, index) => (
            <RuleCard
              key={keys[index]}
              rule={rule}
              number={index + 1}
              isLast={index === rules.length - 1}
              isNew={keys[index] === added}
              countries={countries}
              errorOf={(field) => errorOf([index, field].filter((part) => part !== '').join('.'))}
              onChange={(next) => onChange(rules.map((one, at) => (at === index ? next : one)))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {rules.length < MOST_RULES && (
        <Button ref={adder} onClick={add} className="w-fit">
          <Plus aria-hidden />
          Add a rule
        </Button>
      )}
      {(rules.length > 0 || apps.iosUrl || apps.androidUrl) && (
        <TryRules rules={rules} apps={apps} countries={countries} />
      )}
    </div>
  );
}
