import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChartColumn, Plus } from 'lucide-react';
import { countOf } from '../../format/numbers.ts';
import { MAX_TAGS } from '../../input-limits.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NamedActions } from '../../parts/named/NamedActions.tsx';
import { NamedList } from '../../parts/named/NamedList.tsx';
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
      <NamedList
        nouns="tags"
        things={tags}
        error={error}
        readAgain={readAgain}
        empty={
          edited !== NEW &&
          'There are none yet. Type one into the form of a link, or make one here to file links under it later.'
        }
        row={(tag) =>
          edited === tag.id ? (
            <TagForm
              before={tag}
              action="Save"
              save={({ name, color }) => update({ id: tag.id, name, color })}
              onClose={close}
            />
          ) : (
            <TagRow tag={tag} onEdit={() => edit(tag.id)} />
          )
        }
      >
        {edited === NEW ? (
          <TagForm before={{ name: '', color: 'blue' }} action="Create tag" save={create} onClose={close} />
        ) : (
          <Button className="justify-self-start" disabled={(tags?.length ?? 0) >= MAX_TAGS} onClick={() => edit(NEW)}>
            <Plus aria-hidden />
            New tag
          </Button>
        )}
      </NamedList>
    </Dialog>
  );
}

function TagRow({ tag, onEdit }: { tag: KnownTag; onEdit: () => void }) {
  const remove = useDeleteTagMutation();
  const { id, name, linkCount } = tag;
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
      <NamedActions
        noun="tag"
        name={name}
        consequence={linkCount ? `${countOf(linkCount, 'link')} will lose it. No link is deleted.` : 'No link has it.'}
        edit={{ word: 'Edit', run: onEdit }}
        remove={() => remove(id)}
      />
    </div>
  );
}
