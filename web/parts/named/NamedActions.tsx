import { Pencil, Trash2 } from 'lucide-react';
import { useAct } from '../../relay/useAct.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';

interface NamedActionsProps {
  /** What it is, in a word: tag. */
  noun: string;
  name: string;
  /** What a deletion does to links. */
  consequence: string;
  edit: { word: 'Edit' | 'Rename'; run: () => void };
  remove: () => Promise<unknown>;
}

/** The buttons at the end of a named thing's row: to edit it, and to delete it once that was confirmed. */
export function NamedActions({ noun, name, consequence, edit, remove }: NamedActionsProps) {
  const { act } = useAct();
  const [dialog, ask] = useConfirm(() => {});
  const confirm = () =>
    ask({
      tone: 'danger',
      title: `Delete the ${noun} “${name}”?`,
      text: consequence,
      action: `Delete ${noun}`,
      run: () =>
        act({ run: remove, done: `Deleted the ${noun} “${name}”`, failed: `The ${noun} could not be deleted` }),
    });
  return (
    <>
      <IconButton label={`${edit.word} ${name}`} onClick={edit.run}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={confirm}>
        <Trash2 aria-hidden />
      </IconButton>
      {dialog}
    </>
  );
}
