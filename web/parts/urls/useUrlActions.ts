import { countOf } from '../../format/numbers.ts';
import { formatDate } from '../../format/dates.ts';
import { reasonOf, UserRefusal } from '../../relay/user-refusal.ts';
import { undoToast } from '../../ui/toast.ts';
import { useBulkUpdateUrlsMutation } from './useBulkUpdateUrlsMutation.ts';
import { useDeleteUrlMutation } from './useDeleteUrlMutation.ts';
import { useDuplicateUrlMutation } from './useDuplicateUrlMutation.ts';
import { useExtendUrlMutation } from './useExtendUrlMutation.ts';
import { useToggleUrlMutation } from './useToggleUrlMutation.ts';

/** Which URL something is done to. */
interface NamedUrl {
  id: string;
  shortCode: string;
}

/** What a question before a deletion says: what goes, and what cannot be undone later. */
export const deletionText = (shortCode: string, clicks: number): string =>
  `Delete /${shortCode} and its ${countOf(clicks, 'click')}? You can undo this for 10 seconds.`;

/** What can be done to one URL. Each says what it changed and offers to undo it; each rejects with why not. */
export function useUrlActions() {
  const setActive = useToggleUrlMutation();
  const extendExpiry = useExtendUrlMutation();
  const makeCopy = useDuplicateUrlMutation();
  const deleteUrl = useDeleteUrlMutation();
  const update = useBulkUpdateUrlsMutation();
  const revert = async (id: string, action: 'RESTORE' | 'UNDO_EXTEND') => {
    const refusals = await update([id], action);
    if (refusals) throw new UserRefusal({ code: 'INVALID', message: refusals.reason });
  };
  const tell = (text: string, undo: () => Promise<void>) => void undoToast(text, undo, reasonOf);
  return {
    async toggle({ id, shortCode }: NamedUrl, isActive: boolean): Promise<void> {
      await setActive(id, isActive);
      tell(isActive ? `Activated /${shortCode}` : `Deactivated /${shortCode}`, () => setActive(id, !isActive));
    },
    async extend({ id, shortCode }: NamedUrl): Promise<void> {
      const expiresAt = await extendExpiry(id);
      tell(`/${shortCode} now expires on ${formatDate(expiresAt)}`, () => revert(id, 'UNDO_EXTEND'));
    },
    async duplicate({ id, shortCode }: NamedUrl): Promise<void> {
      const copy = await makeCopy(id);
      tell(`Duplicated /${shortCode} as /${copy.shortCode}`, () => deleteUrl(copy.id));
    },
    async remove({ id, shortCode }: NamedUrl): Promise<void> {
      await deleteUrl(id);
      tell(`Deleted /${shortCode}`, () => revert(id, 'RESTORE'));
    },
  };
}
