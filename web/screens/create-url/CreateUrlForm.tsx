import { useState, type FormEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { localMinute } from '../../format/local-minute.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import type { Failure } from './create-url-failure.ts';
import { OriginalUrlField } from '../../parts/url-form/OriginalUrlField.tsx';
import { ShortCodeField } from '../../parts/url-form/ShortCodeField.tsx';
import { useCreateUrlMutation } from './useCreateUrlMutation.ts';
import { useUrlValidation } from '../../parts/url-form/useUrlValidation.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 1000;
const empty = { originalUrl: '', shortCode: '', title: '', description: '', expiry: '' };

/** What is sent: texts trimmed, empty ones left out. */
const inputOf = (values: typeof empty) => ({
  originalUrl: values.originalUrl.trim(),
  shortCode: values.shortCode || undefined,
  title: values.title.trim() || undefined,
  description: values.description.trim() || undefined,
  expiresAt: values.expiry ? new Date(values.expiry).toISOString() : undefined,
});

/** The form of a new short URL. */
export function CreateUrlForm({ onCreated }: { onCreated: (url: CreatedUrl_url$key) => void }) {
  const [values, setValues] = useState(empty);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { validity, validate, forget, refuse } = useUrlValidation();
  const [createUrl, isSubmitting] = useCreateUrlMutation({
    onCreated,
    onFailed: (problem) => (problem.field === 'originalUrl' ? refuse(problem.message) : setFailure(problem)),
  });
  const [earliest] = useState(() => localMinute(new Date()));
  const set = (change: Partial<typeof empty>) => {
    setValues((before) => ({ ...before, ...change }));
    setFailure(null);
  };
  const cannotSubmit = !values.originalUrl.trim() || validity.state === 'invalid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cannotSubmit || isSubmitting) return;
    setFailure(null);
    createUrl(inputOf(values));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OriginalUrlField
        value={values.originalUrl}
        validity={validity}
        onEdit={(originalUrl) => {
          set({ originalUrl });
          forget();
        }}
        onLeave={() => values.originalUrl.trim() && validity.state === 'unknown' && validate(values.originalUrl.trim())}
      />
      <ShortCodeField
        value={values.shortCode}
        error={failure?.field === 'shortCode' ? failure.message : null}
        onEdit={(shortCode) => set({ shortCode })}
      />
      <Field label="Title" note="Optional">
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_TITLE_LENGTH}
            value={values.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" note="Optional">
        {(control) => (
          <Textarea
            {...control}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={values.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Expiry"
        note="Optional"
        hint="From then on the link answers that it has expired. Nothing is deleted."
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            min={earliest}
            value={values.expiry}
            onChange={(event) => set({ expiry: event.target.value })}
            className="sm:max-w-64"
          />
        )}
      </Field>
      {failure && failure.field === null && <FormFailure message={failure.message} />}
      <div className="flex justify-end border-t border-line pt-5">
        <Button type="submit" tone="primary" busy={isSubmitting} disabled={cannotSubmit} className="w-full sm:w-auto">
          {isSubmitting ? 'Creating …' : 'Create Short URL'}
        </Button>
      </div>
    </form>
  );
}

function FormFailure({ message }: { message: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-lg bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
