import { useId } from 'react';

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  note?: string;
  values: readonly Value[];
  value: string;
  wordsOf: (value: Value) => { name: string; text: string };
  onChange: (value: Value) => void;
}

/** One of a few values, each with what it means: native radio buttons that look like cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">
        {props.legend}
        {props.note && <span className="ml-2 font-normal text-faint">{props.note}</span>}
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {props.values.map((value) => {
          const words = props.wordsOf(value);
          return (
            <label
              key={value}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 rounded-xl border border-edge p-4 transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent has-focus-visible:ring-2 has-focus-visible:ring-accent"
            >
              <input
                type="radio"
                name={name}
                checked={value === props.value}
                onChange={() => props.onChange(value)}
                className="mt-0.5 size-4 accent-accent"
              />
              <span className="text-sm font-medium">{words.name}</span>
              <span className="col-start-2 text-xs text-muted">{words.text}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
