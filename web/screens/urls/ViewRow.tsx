import { Link } from 'react-router-dom';
import { Check, Save } from 'lucide-react';
import { useAct } from '../../relay/useAct.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { NamedActions } from '../../parts/named/NamedActions.tsx';
import { useDeleteSavedViewMutation } from './useDeleteSavedViewMutation.ts';
import type { KeptView } from './useSavedViews.ts';

interface ViewRowProps {
  view: KeptView;
  /** Where the list is shown as it has it. */
  address: string;
  /** Whether the list is shown so now. */
  isShown: boolean;
  /** Saves how the list is shown now in its place. */
  replace: () => Promise<void>;
  onOpen: () => void;
  onRename: () => void;
}

/** A saved view: a link to the list as it was, and what can be done to it. */
export function ViewRow({ view: { id, name }, address, isShown, replace, onOpen, onRename }: ViewRowProps) {
  const remove = useDeleteSavedViewMutation();
  const { act } = useAct();
  const [dialog, ask] = useConfirm(() => {});
  const overwrite = () =>
    ask({
      tone: 'info',
      title: `Replace the view “${name}”?`,
      text: 'It will show the list as you see it now.',
      action: 'Replace view',
      run: () => act({ run: replace, done: `Replaced the view “${name}”`, failed: 'The view could not be saved' }),
    });
  return (
    <div className="flex items-center gap-1">
      <Link
        to={address}
        aria-current={isShown ? 'page' : undefined}
        onClick={onOpen}
        className="flex h-9 min-w-0 grow items-center gap-2 rounded-lg px-2 text-sm font-medium hover:bg-sunken"
      >
        <span className="truncate">{name}</span>
        {isShown && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      </Link>
      {!isShown && (
        <IconButton label={`Replace ${name}`} onClick={overwrite}>
          <Save aria-hidden />
        </IconButton>
      )}
      <NamedActions
        noun="view"
        name={name}
        consequence="No link is deleted."
        edit={{ word: 'Rename', run: onRename }}
        remove={() => remove(id)}
      />
      {dialog}
    </div>
  );
}
