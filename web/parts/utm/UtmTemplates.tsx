import { useState } from 'react';
import { Plus } from 'lucide-react';
import { MAX_UTM_TEMPLATES } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NamedActions } from '../named/NamedActions.tsx';
import { NamedList } from '../named/NamedList.tsx';
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
      <NamedList
        nouns="templates"
        things={templates}
        error={error}
        readAgain={readAgain}
        empty={edited !== NEW && 'There are none yet. A template saves parameters that you use often under a name.'}
        row={(template) =>
          edited === template.id ? (
            <UtmTemplateForm
              before={template}
              action="Save"
              save={(next) => update(template.id, next)}
              onClose={close}
            />
          ) : (
            <TemplateRow template={template} onUse={() => onUse(template.values)} onEdit={() => edit(template.id)} />
          )
        }
      >
        {edited === NEW ? (
          <UtmTemplateForm before={{ name: '', values }} action="Create template" save={create} onClose={close} />
        ) : (
          <Button
            className="justify-self-start"
            disabled={(templates?.length ?? 0) >= MAX_UTM_TEMPLATES}
            onClick={() => edit(NEW)}
          >
            <Plus aria-hidden />
            New template
          </Button>
        )}
      </NamedList>
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
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-faint">{utmFields.flatMap((field) => values[field] || []).join(' · ')}</p>
      </div>
      <Button aria-label={`Use ${name}`} onClick={onUse}>
        Use
      </Button>
      <NamedActions
        noun="template"
        name={name}
        consequence="Links made with it stay as they are."
        edit={{ word: 'Edit', run: onEdit }}
        remove={() => remove(id)}
      />
    </div>
  );
}
