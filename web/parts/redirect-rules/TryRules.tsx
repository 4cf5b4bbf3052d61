import { useState } from 'react';
import { Check, X } from 'lucide-react';
import { localMinute } from '../../format/local-minute.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/ChoiceInput.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import type { Option } from '../../ui/Select.tsx';
import { deviceNames, kindNames, systemLabel, systemNames, visitNames } from './condition-words.ts';
import { EU_CODE } from './countries.ts';
import type { Rule } from './rules.ts';
import { useTrial, type Apps, type Trial, type Visitor } from './useTrial.ts';

const unknown = { value: '', label: 'Unknown' };
const devices = [unknown, ...Object.entries(deviceNames).map(([value, [label]]) => ({ value, label }))];
const systems = [unknown, ...Object.keys(systemNames).map((value) => ({ value, label: systemLabel(value) }))];
const agents = [
  { value: '', label: 'A person' },
  { value: 'bot', label: 'A bot or a preview' },
];

const visits = (['new', 'returning'] as const).map((value) => ({ value, label: visitNames[value][0] }));

const nobody = {
  device: '',
  os: '',
  country: '',
  language: '',
  at: '',
  referrer: '',
  query: '',
  visit: 'new',
  bot: '',
};
type Typed = typeof nobody;

/** What is sent: what is known. */
const visitorOf = ({ at, bot, ...texts }: Typed): Visitor => ({
  ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim())) as Visitor),
  ...(at && { at: new Date(at).toISOString() }),
  ...(bot && { bot: true }),
});

interface TryRulesProps {
  rules: readonly Rule[];
  apps: Apps;
  countries: readonly Option<string>[];
}

/** Describes a visitor and says which rule decides, and why; as the rules are now, saved or not. */
export function TryRules({ rules, apps, countries }: TryRulesProps) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...nobody, at: localMinute(new Date()) }));
  const [outcome, setOutcome] = useState<{ trial: Trial; of: string } | null>(null);
  const key = JSON.stringify([rules, apps]);
  const ask = useTrial();
  const { act, isPending, failure } = useAct(inPlace);
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const run = () =>
    void act({
      run: async () => setOutcome({ trial: await ask(rules, apps, visitorOf(typed)), of: key }),
      failed: 'Failed to try the rules. Please try again.',
    });
  return (
    <section aria-label="What would this visitor get?" className="grid min-w-0 gap-4 rounded-xl bg-sunken p-3 sm:p-4">
      <h4 className="text-sm font-semibold">What would this visitor get?</h4>
      <div className="grid min-w-0 gap-3 sm:grid-cols-2">
        <Choice label="Device" options={devices} value={typed.device} onChange={(device) => set({ device })} />
        <Choice label="Operating system" options={systems} value={typed.os} onChange={(os) => set({ os })} />
        <Choice
          label="Country"
          options={[unknown, ...countries.filter(({ value }) => value !== EU_CODE)]}
          value={typed.country}
          onChange={(country) => set({ country })}
        />
        <Text
          onEnter={run}
          label="Language"
          example="de-AT"
          value={typed.language}
          onChange={(language) => set({ language })}
        />
        <Text onEnter={run} label="Time" type="datetime-local" value={typed.at} onChange={(at) => set({ at })} />
        <Text
          onEnter={run}
          label="Referrer"
          example="news.example.com"
          value={typed.referrer}
          onChange={(referrer) => set({ referrer })}
        />
        <Text
          onEnter={run}
          label="Parameters"
          example="ref=mail"
          value={typed.query}
          onChange={(query) => set({ query })}
        />
        <Choice label="Visit" options={visits} value={typed.visit} onChange={(visit) => set({ visit })} />
        <Choice label="Who" options={agents} value={typed.bot} onChange={(bot) => set({ bot })} />
      </div>
      <Button busy={isPending} onClick={run} className="w-fit">
        Try
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {failure && <p className="text-sm text-danger">{failure.message}</p>}
        {!failure && outcome && outcome.of === key && <Outcome trial={outcome.trial} />}
      </div>
    </section>
  );
}

interface ControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface TextProps extends ControlProps {
  example?: string;
  type?: string;
  onEnter: () => void;
}

const Text = ({ label, example, type, value, onChange, onEnter }: TextProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type={type}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={example}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // the form around it stays
          onEnter();
        }}
      />
    )}
  </Field>
);

const Choice = ({ label, options, value, onChange }: ControlProps & { options: readonly Option<string>[] }) => (
  <Field label={label}>
    {(control) => <ChoiceInput {...control} options={options} value={value} onChoose={onChange} />}
  </Field>
);

const appNames = { ios: 'on iPhones and iPads', android: 'on Android' } as const;

/** Where the visitor is led, and which conditions of each rule hold. */
function Outcome({ trial: { rule, app, destination, rules } }: { trial: Trial }) {
  return (
    <div className="grid min-w-0 gap-2 text-sm">
      <p className="font-medium wrap-anywhere">
        {rule
          ? `Rule ${rule} decides: ${destination}`
          : app
            ? `${rules.length ? 'No rule holds: the' : 'The'} destination ${appNames[app]}, ${destination}`
            : `${rules.length ? 'No rule holds: the' : 'The'} link’s own destination, or what its A/B test gives.`}
      </p>
      <ol className="grid gap-1.5">
        {rules.map(({ holds, conditions }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span className="font-medium">{wordsOf(index + 1, holds, rule)}</span>
            {conditions.map(({ kind, holds: isHeld }, at) => (
              <span key={at} className="inline-flex items-center gap-1">
                {isHeld ? (
                  <Check aria-label="holds:" className="size-3.5 text-positive" />
                ) : (
                  <X aria-label="does not hold:" className="size-3.5 text-danger" />
                )}
                {kindNames[kind]}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function wordsOf(number: number, holds: boolean, decides: number | null): string {
  if (number === decides) return `Rule ${number} decides`;
  return holds ? `Rule ${number} would hold, too` : `Rule ${number} does not hold`;
}
