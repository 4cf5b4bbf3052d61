import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { UrlFields } from '../../parts/url-form/UrlFields.tsx';
import { emptyUrl, type UrlValues } from '../../parts/url-form/url-values.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import type { Failure } from '../../parts/url-form/url-failure.ts';
import { codeOf } from '../../parts/url-form/short-code.ts';
import { Restored } from '../../parts/url-form/Restored.tsx';
import { useLeaveQuestion } from '../../parts/url-form/useLeaveQuestion.tsx';
import { useShortDomain } from '../../parts/url-form/useShortDomain.ts';
import { useUrlValidation } from '../../parts/url-form/useUrlValidation.ts';
import { useDraft, useKeepDraft } from '../../parts/useDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { useCreateUrlMutation } from './useCreateUrlMutation.ts';

/** What is sent: texts trimmed, empty ones left out. */
const inputOf = (values: UrlValues) => ({
  originalUrl: values.originalUrl.trim(),
  shortCode: codeOf(values.shortCode) || undefined,
  title: values.title.trim() || undefined,
  description: values.description.trim() || undefined,
  expiresAt: values.expiry ? new Date(values.expiry).toISOString() : undefined,
  measurementLevel: values.measurementLevel || undefined,
  measurementMethod: values.measurementMethod || undefined,
});

const fields = Object.keys(emptyUrl) as (keyof UrlValues)[];

/** The form as the address asks for it: with a code or a destination that was found elsewhere. */
function useBegun(): UrlValues {
  const [address] = useSearchParams();
  const [code, url] = [address.get('code'), address.get('url')];
  return { ...emptyUrl, shortCode: codeOf(code ?? ''), originalUrl: url?.trim() ?? '' };
}

/** The form of a new short URL. */
export function CreateUrlForm({ onCreated }: { onCreated: (url: CreatedUrl_url$key) => void }) {
  const [draft, forgetDraft] = useDraft<UrlValues>();
  const begun = useBegun();
  const [values, setValues] = useState(draft ?? begun);
  const [failure, setFailure] = useState<Failure | null>(null);
  const validation = useUrlValidation();
  const domain = useShortDomain();
  const [isDone, setDone] = useState(false);
  const isTyped = !isDone && fields.some((name) => values[name].trim() !== begun[name]);
  useKeepDraft(isTyped ? values : null);
  const dialog = useLeaveQuestion(isTyped);
  const [createUrl, isSubmitting] = useCreateUrlMutation({
    onCreated: (url) => {
      setDone(true);
      onCreated(url);
    },
    onFailed: (problem) => (problem.field === 'originalUrl' ? validation.refuse(problem.message) : setFailure(problem)),
  });
  const set = (change: Partial<UrlValues>) => {
    setValues((before) => ({ ...before, ...change }));
    setFailure(null);
  };
  const discard = () => {
    forgetDraft();
    set(begun);
    validation.forget();
  };
  const cannotSubmit = !values.originalUrl.trim() || validation.validity.state === 'invalid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cannotSubmit || isSubmitting) return;
    setFailure(null);
    createUrl(inputOf(values));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Restored draft={draft} onDiscard={discard} />
      <UrlFields
        values={values}
        onEdit={set}
        failure={failure}
        validation={validation}
        codeHint="Leave empty for a random code."
        domain={domain}
        isNew
      />
      {failure && failure.field === null && <FormFailure message={failure.message} />}
      <div className="flex justify-end border-t border-line pt-5">
        <Button type="submit" tone="primary" busy={isSubmitting} disabled={cannotSubmit} className="w-full sm:w-auto">
          {isSubmitting ? 'Creating …' : 'Create Link'}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
