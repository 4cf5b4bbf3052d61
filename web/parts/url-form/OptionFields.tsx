import { Field, Input, type ControlProps } from '../../ui/Field.tsx';
import { wordsOf } from './option-words.ts';
import { isAddress, isTime, moreOptions, type FormOption } from './url-options.ts';
import type { UrlValues } from './url-values.ts';

interface OptionFieldsProps {
  values: UrlValues;
  onEdit: (change: Partial<UrlValues>) => void;
  /** What is said beside a field. */
  errorOf: (field: string) => string | null;
}

interface ControlOfOption extends Pick<OptionFieldsProps, 'onEdit'> {
  name: FormOption;
  value: string;
  control: ControlProps;
}

/** The options of a link that few set. */
export function OptionFields({ values, onEdit, errorOf }: OptionFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      {moreOptions.map((name) => (
        <Field key={name} label={wordsOf(name).label} hint={wordsOf(name).hint} error={errorOf(name)}>
          {(control) => <OptionControl name={name} value={values[name]} control={control} onEdit={onEdit} />}
        </Field>
      ))}
    </div>
  );
}

function OptionControl({ name, value, control, onEdit }: ControlOfOption) {
  const edit = (event: { target: { value: string } }) => onEdit({ [name]: event.target.value });
  if (isTime(name)) return <Input {...control} type="datetime-local" step="any" value={value} onChange={edit} />;
  if (isAddress(name)) {
    return (
      <Input
        {...control}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="example.com/instead"
        value={value}
        onChange={edit}
      />
    );
  }
  const { state: _, ...select } = control;
  return (
    <select
      {...select}
      value={value}
      onChange={edit}
      className="h-10 w-full rounded-lg border border-edge bg-surface px-3 text-base text-ink"
    >
      {wordsOf(name).choices?.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}
