import { useState, type FormEvent } from 'react';
import type { useEditableUrl_url$key } from '../../__generated__/useEditableUrl_url.graphql';
import { LockedUrlField } from '../../parts/experiments/LockedUrlField.tsx';
import { changesOf, typedOf, type EditedValues } from '../../parts/url-form/changes-of.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { UrlFields } from '../../parts/url-form/UrlFields.tsx';
import { placedFields } from '../../parts/url-form/url-options.ts';
import { Restored } from '../../parts/url-form/Restored.tsx';
import { useDomains } from '../../parts/url-form/useDomains.ts';
import { StateField } from '../../parts/url-form/StateField.tsx';
import { heldBy, useEditableUrl } from '../../parts/url-form/useEditableUrl.ts';
import { useLeaveQuestion } from '../../parts/url-form/useLeaveQuestion.tsx';
import { useSaveUrl } from '../../parts/url-form/useSaveUrl.ts';
import { useUrlValidation } from '../../parts/url-form/useUrlValidation.ts';
import { useDraft, useKeepDraft } from '../../parts/useDraft.ts';
import type { Failure } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface EditUrlFormProps {
  url: useEditableUrl_url$key;
  onSaved: () => void;
  /** Reloads the URL and discards the typed values. */
  onReload: () => void;
  isReloading: boolean;
}

/** The form of an existing URL; it is reset after saving or reloading. */
export function EditUrlForm({ onSaved, onReload, isReloading, ...props }: EditUrlFormProps) {
  const opened = useEditableUrl(props.url);
  const { before, lock } = opened;
  const domains = useDomains(before.domain ? null : opened.shortUrl);
  const [draft, forgetDraft] = useDraft<Partial<EditedValues>>();
  const [typed, setTyped] = useState<EditedValues>({ ...before, ...draft });
  const values = heldBy(typed, opened);
  const [conflict, setConflict] = useState<string | null>(null);
  const validation = useUrlValidation();
  const changes = changesOf(before, values);
  const place = (problem: Failure) => {
    if (problem.code !== 'STALE') return validation.place(problem);
    setConflict(problem.message);
    return true;
  };
  const { save, isSaving, errorOf, failureBeyond, forget } = useSaveUrl(opened, place);
  const failure = failureBeyond(...placedFields);
  const set = (change: Partial<EditedValues>) => {
    setTyped((current) => ({ ...current, ...change }));
    forget();
  };
  useKeepDraft(isReloading ? null : typedOf(before, values));
  const dialog = useLeaveQuestion(changes !== null && !isSaving);
  const cannotSave =
    !changes || !values.originalUrl.trim() || (lock === null && validation.validity.state === 'invalid');
  const undo = () => {
    forgetDraft();
    setTyped(before);
  };
  const reload = () => {
    forgetDraft();
    onReload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cannotSave || isSaving) return;
    save(changes, () => {
      forgetDraft();
      onSaved();
    });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <Restored draft={draft} onDiscard={undo} />
      {conflict && (
        <Notice
          tone="warning"
          action={
            <Button busy={isReloading} onClick={reload}>
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
        errorOf={errorOf}
        validation={validation}
        locked={lock && <LockedUrlField value={values.originalUrl} why={lock} />}
        codeHint="When you change it, the old short link stops working."
        before={before}
        domains={domains}
      />
      {failure && <FormFailure failure={failure} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-5">
        <Button tone="quiet" disabled={!changes || isSaving} onClick={undo}>
          Undo changes
        </Button>
        <Button type="submit" tone="primary" busy={isSaving} disabled={cannotSave}>
          {isSaving ? 'Saving …' : 'Save changes'}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
