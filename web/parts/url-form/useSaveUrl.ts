import { inPlace, useAct, type Failure } from '../../relay/useAct.ts';
import type { UrlChanges } from './changes-of.ts';
import { useSavedWords, type OpenedUrl } from './useSavedWords.ts';
import { useUpdateUrlMutation } from './useUpdateUrlMutation.ts';

/** Saves changes of a URL, says which and offers to set them back; `place` shows refusals that have a place of their own. */
export function useSaveUrl(opened: OpenedUrl & { seenAt: string }, place: (failure: Failure) => boolean) {
  const update = useUpdateUrlMutation();
  const words = useSavedWords();
  const { act, isPending: isSaving, ...outcome } = useAct(inPlace);
  const save = (changes: UrlChanges, onSaved: () => void) =>
    void act({
      run: async () => {
        const updatedAt = await update({ id: opened.id, updatedAt: opened.seenAt, ...changes });
        onSaved();
        return updatedAt;
      },
      done: (updatedAt) => words(opened, changes, updatedAt),
      place,
      failed: 'Failed to save the link. Please try again.',
    });
  return { save, isSaving, ...outcome };
}
