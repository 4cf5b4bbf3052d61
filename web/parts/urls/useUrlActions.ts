import { useContext } from 'react';
import { formatDate } from '../../format/dates.ts';
import type { Act, Said } from '../../relay/useAct.ts';
import { once } from './once.ts';
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

/** What became of a link that is switched on and yet leads nowhere. */
export const STILL_EXPIRED = 'Switched on, expired';

/** What is said of a link that was switched on or off; one that has expired leads nowhere all the same. */
function switchedWords(shortCode: string, isActive: boolean, expiresAt: string | null) {
  if (!isActive) return { text: `Deactivated /${shortCode}`, note: 'Deactivated' };
  if (!expiresAt || Date.parse(expiresAt) > Date.now()) return { text: `Activated /${shortCode}`, note: 'Activated' };
  return {
    text: `/${shortCode} is switched on, but has expired`,
    note: STILL_EXPIRED,
    more: 'Visitors see that it has expired, until you extend its expiry.',
  };
}

/** What happens to the figures after a deletion. */
export const deletionNote = (count: number): string =>
  `${count === 1 ? 'Its' : 'Their'} clicks disappear from your figures in a minute.`;

/** Keeps the row of a URL in its place after something was done to it, and words that with the way to undo it. */
function useTold() {
  const rows = useContext(KeptRows);
  return (id: string, text: string, { undo: takeBack, ...deed }: Deed, note?: string): Said => {
    const undo = once(async () => {
      await takeBack();
      rows.giveBack([id]);
    });
    rows.keep([id], { ...deed, undo });
    return { text, undo, note };
  };
}

/**
 * What can be done to one URL, with the words for a failure. Each says what it changed, offers to undo it, keeps the row
 * in its place, and tells whether it was done.
 */
export function useUrlActions(act: Act) {
  const setActive = useToggleUrlMutation();
  const extendExpiry = useExtendUrlMutation();
  const makeCopy = useDuplicateUrlMutation();
  const deleteUrl = useDeleteUrlMutation();
  const update = useBulkUpdateUrlsMutation();
  const rows = useContext(KeptRows);
  const told = useTold();
  const revert = async (id: string, action: 'RESTORE' | 'UNDO_EXTEND') => refuseAny(await update([id], action));
  const run = (of: string, failed: string, work: () => Promise<Said>) =>
    act({ of, run: work, done: (said) => said, failed });
  const runInList = (of: string, failed: string, work: () => Promise<Said>) => run(of, failed, () => rows.hold(work));
  return {
    toggle: ({ id, shortCode }: NamedUrl, isActive: boolean, failed: string) =>
      runInList(id, failed, async () => {
        const expiresAt = await setActive(id, isActive);
        const { text, note, more } = switchedWords(shortCode, isActive, expiresAt);
        return told(id, text, { note, undo: () => setActive(id, !isActive) }, more);
      }),
    extend: ({ id, shortCode }: NamedUrl, failed: string) =>
      runInList(id, failed, async () => {
        const day = formatDate(await extendExpiry(id));
        const undo = () => revert(id, 'UNDO_EXTEND');
        return told(id, `/${shortCode} now expires on ${day}`, { note: `Now expires on ${day}`, undo });
      }),
    duplicate: ({ id, shortCode }: NamedUrl, failed: string) =>
      run(id, failed, async () => {
        const copy = await makeCopy(id);
        return { text: `Duplicated /${shortCode} as /${copy.shortCode}`, undo: () => deleteUrl(copy.id) };
      }),
    remove: ({ id, shortCode }: NamedUrl, failed: string) =>
      runInList(id, failed, async () => {
        await deleteUrl(id);
        const undo = () => revert(id, 'RESTORE');
        return told(id, `Deleted /${shortCode}`, { note: 'Deleted', undo, isGone: true }, deletionNote(1));
      }),
  };
}
