import { useCallback, useState, type FormEvent } from 'react';
import { MAX_TEMPLATE_NAME_LENGTH, MAX_UTM_LENGTH } from '../../input-limits.ts';
import { FormEnd } from '../FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input } from '../../ui/Field.tsx';
import type { UtmTemplate } from './useUtmTemplates.ts';
import { utmFields, type UtmValues } from './utm-query.ts';
import { utmWords } from './utm-words.ts';

type Values = Omit<UtmTemplate, 'id'>;

interface UtmTemplateFormProps {
  before: Values;
  /** What its button says. */
  action: string;
  save: (template: Values) => Promise<void>;
  onClose: () => void;
}

/** The name and the parameters of a template, new or old. */
export function UtmTemplateForm({ before, action, save, onClose }: UtmTemplateFormProps) {
  const [{ name, values }, setTyped] = useState(before);
  const { act, isPending, errorOf, failureBeyond, forget } = useAct(inPlace);
  const focused = useCallback((input: HTMLInputElement | null) => input?.focus(), []);
  const failure = failureBeyond('name', ...utmFields);
  const set = (change: Partial<UtmValues>, named = name) => {
    setTyped({ name: named, values: { ...values, ...change } });
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the form of the link around it is not sent
    void act({ run: () => save({ name, values }).then(onClose), failed: 'The template could not be saved' });
  };
  return (
    <form
      aria-label={before.name || 'New template'}
      onSubmit={submit}
      className="grid gap-3 rounded-lg border border-line p-3"
    >
      <Field label="Name" error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            ref={focused}
            maxLength={MAX_TEMPLATE_NAME_LENGTH}
            value={name}
            onChange={(event) => set({}, event.target.value)}
          />
        )}
      </Field>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {utmFields.map((field) => (
          <Field key={field} label={utmWords[field].label} error={errorOf(field)}>
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_UTM_LENGTH}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={values[field]}
                onChange={(event) => set({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <FormEnd
        failure={failure}
        isPending={isPending}
        act={action}
        isDisabled={!name.trim() || utmFields.every((field) => !values[field].trim())}
        place="dialog"
        onCancel={onClose}
      />
    </form>
  );
}
