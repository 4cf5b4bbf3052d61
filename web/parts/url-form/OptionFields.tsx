import { ChoiceInput } from '../../ui/ChoiceInput.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { wordsOf } from './option-words.ts';
import { PasswordField } from './PasswordField.tsx';
import { isSecret, isTime, isWhole, isWritten, moreOptions } from './url-options.ts';
import type { UrlValues } from './url-values.ts';

interface OptionFieldsProps {
  values: UrlValues;
  onEdit: (change: Partial<UrlValues>) => void;
  /** What is said beside a field. */
  errorOf: (field: string) => string | null;
}

/** The options of a link that few set. */
export function OptionFields({ values, onEdit, errorOf }: OptionFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
      {moreOptions.map((name) => {
        if (isSecret(name)) {
          return (
            <PasswordField
              key={name}
              value={values[name]}
              error={errorOf(name)}
              onEdit={(value) => onEdit({ [name]: value })}
            />
          );
        }
        const { label, hint, choices = [] } = wordsOf(name);
        const edited = (event: { target: { value: string } }) => onEdit({ [name]: event.target.value });
        return (
          <Field key={name} label={label} hint={hint} error={errorOf(name)}>
            {({ state, ...control }) =>
              isTime(name) || isWhole(name) || isWritten(name) ? (
                <Input
                  {...control}
                  state={state}
                  type={isTime(name) ? 'datetime-local' : isWhole(name) ? 'number' : 'url'}
                  min={isWhole(name) ? 1 : undefined}
                  placeholder={isWhole(name) ? 'No limit' : undefined}
                  autoComplete="off"
                  value={values[name]}
                  onChange={edited}
                />
              ) : (
                <ChoiceInput
                  {...control}
                  options={choices.map(([choice, text]) => ({ value: choice, label: text }))}
                  value={values[name]}
                  onChoose={(choice) => onEdit({ [name]: choice })}
                />
              )
            }
          </Field>
        );
      })}
    </div>
  );
}
