import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChartColumn, Pencil, Plus, Trash2 } from 'lucide-react';
import { countOf } from '../../format/numbers.ts';
import { MAX_TAGS } from '../../input-limits.ts';
import { paths } from '../../paths.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TagChip } from '../../parts/tags/TagChip.tsx';
import { TagForm } from './TagForm.tsx';
import { useCreateTagMutation } from './useCreateTagMutation.ts';
import { useDeleteTagMutation } from './useDeleteTagMutation.ts';
import { useKnownTags, type KnownTag } from '../../parts/tags/useKnownTags.ts';
import { useUpdateTagMutation } from './useUpdateTagMutation.ts';

/** Stands for the tag that is being made. */
const NEW = 'new';

/** All tags of the account, to be made, renamed, recolored and deleted. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { tags, error, readAgain } = useKnownTags();
  const [edited, edit] = useState<string | null>(null);
  const create = useCreateTagMutation();
  const update = useUpdateTagMutation();
  const close = () => edit(null);
  return (
    <Dialog title="Tags" onClose={onClose}>
      {error && !tags && (
        <Notice tone="danger" action={<Button onClick={readAgain}>Try again</Button>}>
          The tags could not be loaded.
        </Notice>
      )}
      {!tags && !error && <Skeleton className="h-24" />}
      {tags && (
        <>
          {tags.length === 0 && edited !== NEW && (
            <p className="text-sm text-muted">
              There are none yet. Type one into the form of a link, or make one here to file links under it later.
            </p>
          )}
          <ul className="-mx-1 grid max-h-[55vh] gap-1 overflow-y-auto px-1 py-0.5">
            {tags.map((tag) => (
              <li key={tag.id}>
                {edited === tag.id ? (
                  <TagForm
                    before={tag}
                    action="Save"
                    save={({ name, color }) => update({ id: tag.id, name, color })}
                    onClose={close}
                  />
                ) : (
                  <TagRow tag={tag} onEdit={() => edit(tag.id)} />
                )}
              </li>
            ))}
          </ul>
          <div className="mt-3">
            {edited === NEW ? (
              <TagForm before={{ name: '', color: 'blue' }} action="Create tag" save={create} onClose={close} />
            ) : (
              <Button disabled={tags.length >= MAX_TAGS} onClick={() => edit(NEW)}>
                <Plus aria-hidden />
                New tag
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function TagRow({ tag, onEdit }: { tag: KnownTag; onEdit: () => void }) {
  const remove = useDeleteTagMutation();
  const { act } = useAct();
  const [dialog, ask] = useConfirm(() => {});
  const { id, name, linkCount } = tag;
  const confirm = () =>
    ask({
      tone: 'danger',
      title: `Delete the tag “${name}”?`,
      text: linkCount ? `${countOf(linkCount, 'link')} will lose it. No link is deleted.` : 'No link has it.',
      action: 'Delete tag',
      run: () =>
        act({ run: () => remove(id), done: `Deleted the tag “${name}”`, failed: 'The tag could not be deleted' }),
    });
  return (
    <div className="flex items-center gap-2">
      <span className="flex min-w-0 grow">
        <TagChip tag={tag} />
      </span>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">{countOf(linkCount, 'link')}</span>
      <Link
        to={`${paths.analytics}?${new URLSearchParams({ tag: id })}`}
        title={`Figures of ${name}`}
        aria-label={`Figures of ${name}`}
        className="grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
      >
        <ChartColumn aria-hidden className="size-4" />
      </Link>
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
