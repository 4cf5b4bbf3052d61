import { useState, type FormEvent } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { useEditableUrl_url$key } from '../../__generated__/useEditableUrl_url.graphql';
import { MAX_TITLE_LENGTH } from '../../input-limits.ts';
import { LockedUrlField } from '../../parts/experiments/LockedUrlField.tsx';
import { changesOf, typedOf, type EditedValues } from '../../parts/url-form/changes-of.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { OriginalUrlField } from '../../parts/url-form/OriginalUrlField.tsx';
import { Restored } from '../../parts/url-form/Restored.tsx';
import { StateField } from '../../parts/url-form/StateField.tsx';
import { heldBy, useEditableUrl } from '../../parts/url-form/useEditableUrl.ts';
import { useLeaveQuestion } from '../../parts/url-form/useLeaveQuestion.tsx';
import { useSaveUrl } from '../../parts/url-form/useSaveUrl.ts';
import { useUrlValidation } from '../../parts/url-form/useUrlValidation.ts';
import { useDraft, useKeepDraft } from '../../parts/useDraft.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The fields of the URL that change most, in place of what they say. */
export function EditInPlace({ onClose, ...props }: { url: useEditableUrl_url$key; onClose: () => void }) {
  const opened = useEditableUrl(props.url);
  const { id, before, lock } = opened;
  const [wasLocked] = useState(lock !== null);
  const [draft] = useDraft<Partial<EditedValues>>();
  const [typed, setTyped] = useState<EditedValues>({ ...before, ...draft });
  const values = heldBy(typed, opened);
  const validation = useUrlValidation();
  const changes = changesOf(before, values);
  const { save, isSaving, errorOf, failureBeyond, forget } = useSaveUrl(opened, validation.place);
  const failure = failureBeyond('expiresAt');
  useKeepDraft(typedOf(before, values));
  const dialog = useLeaveQuestion(changes !== null && !isSaving);
  const set = (change: Partial<EditedValues>) => {
    setTyped((current) => ({ ...current, ...change }));
    forget();
  };
  const destination = values.originalUrl.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changes) return onClose();
    const isFit = lock !== null || (destination && validation.validity.state !== 'invalid');
    if (isFit) save(changes, onClose);
  };
  return (
    <Panel title="Edit link">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Restored draft={draft} onDiscard={onClose} />
        {lock ? (
          <LockedUrlField value={values.originalUrl} why={lock} isFirst={wasLocked} />
        ) : (
          <OriginalUrlField
            value={values.originalUrl}
            before={before.originalUrl}
            validity={validation.validity}
            isFirst
            onEdit={(originalUrl) => {
              set({ originalUrl });
              validation.forget();
            }}
            onLeave={() => changes?.originalUrl && validation.validate(destination)}
          />
        )}
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
        <Field label="Expiry" note="Optional" error={errorOf('expiresAt')}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={values.expiry}
              onChange={(event) => set({ expiry: event.target.value })}
              className="sm:max-w-64"
            />
          )}
        </Field>
        <StateField value={values.isActive} onChange={(isActive) => set({ isActive })} />
        {failure && <FormFailure failure={failure} />}
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
          <Link to={generatePath(paths.editUrl, { id })} className="mr-auto text-sm text-accent hover:underline">
            All settings
          </Link>
          <Button tone="quiet" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={isSaving} disabled={!destination}>
            {isSaving ? 'Saving …' : 'Save'}
          </Button>
        </div>
      </form>
      {dialog}
    </Panel>
  );
}
