import { Field } from '../../ui/Field.tsx';
import { wordsOf } from './option-words.ts';
import { moreOptions } from './url-options.ts';
import type { UrlValues } from './url-values.ts';

interface OptionFieldsProps {
  values: UrlValues;
  onEdit: (change: Partial<UrlValues>) => void;
}

/** The options of a link that few set. */
export function OptionFields({ values, onEdit }: OptionFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      {moreOptions.map((name) => {
        const { label, hint, choices = [] } = wordsOf(name);
        return (
          <Field key={name} label={label} hint={hint}>
            {({ state: _, ...control }) => (
              <select
                {...control}
                value={values[name]}
                onChange={(event) => onEdit({ [name]: event.target.value })}
                className="h-10 w-full rounded-lg border border-edge bg-surface px-3 text-base text-ink"
              >
                {choices.map(([choice, text]) => (
                  <option key={choice} value={choice}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </Field>
        );
      })}
    </div>
  );
}
