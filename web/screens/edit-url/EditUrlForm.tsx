import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditUrlForm_url$key } from '../../__generated__/EditUrlForm_url.graphql';
import { localMinute } from '../../format/local-minute.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { UrlFields } from '../../parts/url-form/UrlFields.tsx';
import type { Failure } from '../../parts/url-form/url-failure.ts';
import { domainOf } from '../../parts/url-form/useShortDomain.ts';
import { useUrlValidation } from '../../parts/url-form/useUrlValidation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { confirmToast } from '../../ui/toast.ts';
import { changesOf, type EditedValues } from './changes-of.ts';
import { StateField } from './StateField.tsx';
import { useUpdateUrlMutation } from './useUpdateUrlMutation.ts';

interface EditUrlFormProps {
  url: EditUrlForm_url$key;
  onSaved: () => void;
  /** Reloads the URL and discards the typed values. */
  onReload: () => void;
  isReloading: boolean;
}

/** The form of an existing URL; it is reset after saving or reloading. */
export function EditUrlForm({ onSaved, onReload, isReloading, ...props }: EditUrlFormProps) {
  const url = useFragment(
    graphql`
      fragment EditUrlForm_url on ShortUrl {
        id
        originalUrl
        shortCode
        shortUrl
        title
        description
        expiresAt
        isActive
        updatedAt
      }
    `,
    props.url,
  );
  // The values when the form was opened: the store may change while somebody types.
  const [before] = useState<EditedValues>({
    originalUrl: url.originalUrl,
    shortCode: url.shortCode,
    title: url.title ?? '',
    description: url.description ?? '',
    expiry: url.expiresAt ? localMinute(new Date(url.expiresAt)) : '',
    isActive: url.isActive,
  });
  const [seenAt] = useState(url.updatedAt);
  const [values, setValues] = useState(before);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const validation = useUrlValidation();
  const [update, isSaving] = useUpdateUrlMutation({
    onSaved: () => {
      void confirmToast('Changes saved');
      onSaved();
    },
    onFailed: (problem) => (problem.field === 'originalUrl' ? validation.refuse(problem.message) : setFailure(problem)),
    onConflict: setConflict,
  });
  const set = (change: Partial<EditedValues>) => {
    setValues((current) => ({ ...current, ...change }));
    setFailure(null);
  };
  const changes = changesOf(before, values);
  const cannotSave = !changes || !values.originalUrl.trim() || validation.validity.state === 'invalid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cannotSave || isSaving) return;
    setFailure(null);
    update({ id: url.id, updatedAt: seenAt, ...changes });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      {conflict && (
        <Notice
          tone="warning"
          action={
            <Button busy={isReloading} onClick={onReload}>
              Reload
            </Button>
          }
        >
          {conflict} Reloading discards your unsaved changes.
        </Notice>
      )}
      <StateField value={values.isActive} onChange={(isActive) => set({ isActive })} />
      <UrlFields
        values={values}
        onEdit={set}
        failure={failure}
        validation={validation}
        codeHint="The old short URL stops working when you change it."
        domain={domainOf(url.shortUrl)}
      />
      {failure && failure.field === null && <FormFailure message={failure.message} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-5">
        <Button tone="quiet" disabled={!changes || isSaving} onClick={() => setValues(before)}>
          Undo changes
        </Button>
        <Button type="submit" tone="primary" busy={isSaving} disabled={cannotSave}>
          {isSaving ? 'Saving …' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}
