import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { UrlFields } from '../../parts/url-form/UrlFields.tsx';
import { chosenOptions, placedFields, withoutSecrets } from '../../parts/url-form/url-options.ts';
import { emptyUrl, type UrlValues } from '../../parts/url-form/url-values.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { codeOf } from '../../parts/url-form/short-code.ts';
import { Restored } from '../../parts/url-form/Restored.tsx';
import { useLeaveQuestion } from '../../parts/url-form/useLeaveQuestion.tsx';
import { useDomains } from '../../parts/url-form/useDomains.ts';
import { useUrlValidation } from '../../parts/url-form/useUrlValidation.ts';
import { useDraft, useKeepDraft } from '../../parts/useDraft.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useCreateUrlMutation } from './useCreateUrlMutation.ts';

/** What is sent: texts trimmed, what is not set left out. */
const inputOf = (values: UrlValues) => ({
  originalUrl: values.originalUrl.trim(),
  shortCode: codeOf(values.shortCode) || undefined,
  ...chosenOptions(values),
  expiresAt: values.expiry ? new Date(values.expiry).toISOString() : undefined,
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
  const [values, setValues] = useState({ ...begun, ...draft });
  const validation = useUrlValidation();
  const domains = useDomains();
  const [isDone, setDone] = useState(false);
  const isTyped = !isDone && fields.some((name) => values[name].trim() !== begun[name]);
  useKeepDraft(isTyped ? withoutSecrets(values) : null);
  const dialog = useLeaveQuestion(isTyped);
  const createUrl = useCreateUrlMutation();
  const { act, isPending: isSubmitting, errorOf, failureBeyond, forget } = useAct(inPlace);
  const failure = failureBeyond(...placedFields);
  const set = (change: Partial<UrlValues>) => {
    setValues((before) => ({ ...before, ...change }));
    forget();
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
    void act({
      run: async () => {
        const url = await createUrl(inputOf(values));
        setDone(true);
        onCreated(url);
      },
      place: validation.place,
      failed: 'Failed to create link. Please try again.',
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Restored draft={draft} onDiscard={discard} />
      <UrlFields
        values={values}
        onEdit={set}
        errorOf={errorOf}
        validation={validation}
        codeHint="Leave empty for a random code."
        domains={domains}
        isNew
      />
      {failure && <FormFailure failure={failure} />}
      <div className="flex justify-end border-t border-line pt-5">
        <Button type="submit" tone="primary" busy={isSubmitting} disabled={cannotSubmit} className="w-full sm:w-auto">
          {isSubmitting ? 'Creating …' : 'Create link'}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
