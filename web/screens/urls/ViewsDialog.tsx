import { useState } from 'react';
import { MAX_SAVED_VIEWS } from '../../input-limits.ts';
import type { ListQuestion } from '../../parts/urls/list-question.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NamedList } from '../../parts/named/NamedList.tsx';
import { useCreateSavedViewMutation } from './useCreateSavedViewMutation.ts';
import { useSavedViews } from './useSavedViews.ts';
import { useUpdateSavedViewMutation } from './useUpdateSavedViewMutation.ts';
import { addressOfView, savedOf } from './view-question.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewRow } from './ViewRow.tsx';

interface ViewsDialogProps {
  /** How the list is narrowed and ordered now. */
  question: ListQuestion;
  onClose: () => void;
}

/** The saved views of the list, to be opened, saved, renamed, replaced and deleted. */
export function ViewsDialog({ question, onClose }: ViewsDialogProps) {
  const { views, error, readAgain } = useSavedViews();
  const [renamed, rename] = useState<string | null>(null);
  const create = useCreateSavedViewMutation();
  const update = useUpdateSavedViewMutation();
  const shown = addressOfView(question, question);
  const isShown = (address: string) => address === shown;
  return (
    <Dialog title="Views" onClose={onClose}>
      <NamedList
        nouns="views"
        things={views}
        error={error}
        readAgain={readAgain}
        empty="There are none yet. Narrow or sort the list, then save how it looks under a name."
        row={(view) =>
          renamed === view.id ? (
            <ViewForm
              name={view.name}
              action="Rename"
              save={(name) => update({ id: view.id, name })}
              onDone={() => rename(null)}
              onCancel={() => rename(null)}
            />
          ) : (
            <ViewRow
              view={view}
              address={addressOfView(view.question, question)}
              isShown={isShown(addressOfView(view.question, question))}
              replace={() => update({ id: view.id, ...savedOf(question) })}
              onOpen={onClose}
              onRename={() => rename(view.id)}
            />
          )
        }
      >
        {renamed === null && (views?.length ?? 0) < MAX_SAVED_VIEWS && (
          <div className="border-t border-line pt-4">
            <ViewForm
              label="Save this view as"
              name=""
              action="Save view"
              save={(name) => create({ name, ...savedOf(question) })}
              onDone={() => {}}
            />
          </div>
        )}
      </NamedList>
    </Dialog>
  );
}
