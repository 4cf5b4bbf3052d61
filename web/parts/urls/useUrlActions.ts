import { useContext } from 'react';
import { formatDate } from '../../format/dates.ts';
import { reasonOf } from '../../relay/user-refusal.ts';
import { once } from './once.ts';
import { undoToast } from '../../ui/toast.ts';
import { KeptRows, type Deed } from './kept-rows.ts';
import { useBulkUpdateUrlsMutation, refuseAny } from './useBulkUpdateUrlsMutation.ts';
import { useDeleteUrlMutation } from './useDeleteUrlMutation.ts';
import { useDuplicateUrlMutation } from './useDuplicateUrlMutation.ts';
import { useExtendUrlMutation } from './useExtendUrlMutation.ts';
import { useToggleUrlMutation } from './useToggleUrlMutation.ts';

/** Which URL something is done to. */
interface NamedUrl {
  id: string;
  shortCode: string;
}

/** Why a link cannot be extended, whose expiry is far away or missing. */
export const NOT_EXTENDABLE = 'Only with 7 days or fewer left';

/** What happens to the figures after a deletion. */
export const deletionNote = (count: number): string =>
  `${count === 1 ? 'Its' : 'Their'} clicks disappear from your figures in a minute.`;

/** Says what was done to a URL, keeps its row in its place, and offers to undo it. */
function useTelling() {
  const rows = useContext(KeptRows);
  return (id: string, text: string, { undo: takeBack, ...deed }: Deed, description?: string): void => {
    const undo = once(async () => {
      await takeBack();
      rows.giveBack([id]);
    });
    rows.keep([id], { ...deed, undo });
    void undoToast(text, undo, reasonOf, description);
  };
}

/**
 * What can be done to one URL. Each says what it changed and offers to undo it, and keeps the row in its place; each
 * rejects with why not.
 */
export function useUrlActions() {
  const setActive = useToggleUrlMutation();
  const extendExpiry = useExtendUrlMutation();
  const makeCopy = useDuplicateUrlMutation();
  const deleteUrl = useDeleteUrlMutation();
  const update = useBulkUpdateUrlsMutation();
  const rows = useContext(KeptRows);
  const tell = useTelling();
  const revert = async (id: string, action: 'RESTORE' | 'UNDO_EXTEND') => refuseAny(await update([id], action));
  return {
    toggle: ({ id, shortCode }: NamedUrl, isActive: boolean): Promise<void> =>
      rows.hold(async () => {
        await setActive(id, isActive);
        const note = isActive ? 'Activated' : 'Deactivated';
        tell(id, `${note} /${shortCode}`, { note, undo: () => setActive(id, !isActive) });
      }),
    extend: ({ id, shortCode }: NamedUrl): Promise<void> =>
      rows.hold(async () => {
        const day = formatDate(await extendExpiry(id));
        const undo = () => revert(id, 'UNDO_EXTEND');
        tell(id, `/${shortCode} now expires on ${day}`, { note: `Now expires on ${day}`, undo });
      }),
    duplicate: async ({ id, shortCode }: NamedUrl): Promise<void> => {
      const copy = await makeCopy(id);
      void undoToast(`Duplicated /${shortCode} as /${copy.shortCode}`, () => deleteUrl(copy.id), reasonOf);
    },
    remove: ({ id, shortCode }: NamedUrl): Promise<void> =>
      rows.hold(async () => {
        await deleteUrl(id);
        const undo = () => revert(id, 'RESTORE');
        tell(id, `Deleted /${shortCode}`, { note: 'Deleted', undo, isGone: true }, deletionNote(1));
      }),
  };
}
