import { useState } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { MAX_UTM_TEMPLATES } from '../../input-limits.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useCreateUtmTemplateMutation } from './useCreateUtmTemplateMutation.ts';
import { useDeleteUtmTemplateMutation } from './useDeleteUtmTemplateMutation.ts';
import { useUpdateUtmTemplateMutation } from './useUpdateUtmTemplateMutation.ts';
import { useUtmTemplates, type UtmTemplate } from './useUtmTemplates.ts';
import { utmFields, type UtmValues } from './utm-query.ts';
import { UtmTemplateForm } from './UtmTemplateForm.tsx';

/** Stands for the template that is being made. */
const NEW = 'new';

interface UtmTemplatesProps {
  /** What the destination has now: a new template begins with it. */
  values: UtmValues;
  onUse: (values: UtmValues) => void;
  onClose: () => void;
}

/** The UTM templates of the account, to be filled in, made, changed and deleted. */
export function UtmTemplates({ values, onUse, onClose }: UtmTemplatesProps) {
  const { templates, error, readAgain } = useUtmTemplates();
  const [edited, edit] = useState<string | null>(null);
  const create = useCreateUtmTemplateMutation();
  const update = useUpdateUtmTemplateMutation();
  const close = () => edit(null);
  return (
    <Dialog title="UTM templates" onClose={onClose}>
      {error && !templates && (
        <Notice tone="danger" action={<Button onClick={readAgain}>Try again</Button>}>
          The templates could not be loaded.
        </Notice>
      )}
      {!templates && !error && <Skeleton className="h-24" />}
      {templates && (
        <div className="-mx-1 grid max-h-[65vh] grid-cols-1 gap-3 overflow-y-auto px-1 py-0.5">
          {templates.length === 0 && edited !== NEW && (
            <p className="text-sm text-muted">
              There are none yet. A template saves parameters that you use often under a name.
            </p>
          )}
          <ul className="grid grid-cols-1 gap-1">
            {templates.map((template) => (
              <li key={template.id}>
                {edited === template.id ? (
                  <UtmTemplateForm
                    before={template}
                    action="Save"
                    save={(next) => update(template.id, next)}
                    onClose={close}
                  />
                ) : (
                  <TemplateRow
                    template={template}
                    onUse={() => onUse(template.values)}
                    onEdit={() => edit(template.id)}
                  />
                )}
              </li>
            ))}
          </ul>
          {edited === NEW ? (
            <UtmTemplateForm before={{ name: '', values }} action="Create template" save={create} onClose={close} />
          ) : (
            <Button
              className="justify-self-start"
              disabled={templates.length >= MAX_UTM_TEMPLATES}
              onClick={() => edit(NEW)}
            >
              <Plus aria-hidden />
              New template
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface TemplateRowProps {
  template: UtmTemplate;
  onUse: () => void;
  onEdit: () => void;
}

function TemplateRow({ template: { id, name, values }, onUse, onEdit }: TemplateRowProps) {
  const remove = useDeleteUtmTemplateMutation();
  const { act } = useAct();
  const [dialog, ask] = useConfirm(() => {});
  const confirm = () =>
    ask({
      tone: 'danger',
      title: `Delete the template “${name}”?`,
      text: 'Links made with it stay as they are.',
      action: 'Delete template',
      run: () =>
        act({
          run: () => remove(id),
          done: `Deleted the template “${name}”`,
          failed: 'The template could not be deleted',
        }),
    });
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-faint">{utmFields.flatMap((field) => values[field] || []).join(' · ')}</p>
      </div>
      <Button aria-label={`Use ${name}`} onClick={onUse}>
        Use
      </Button>
      <IconButton label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={confirm}>
        <Trash2 aria-hidden />
      </IconButton>
      {dialog}
    </div>
  );
}
