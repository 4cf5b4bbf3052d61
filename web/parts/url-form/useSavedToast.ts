import { reasonOf } from '../../relay/user-refusal.ts';
import { undoToast } from '../../ui/toast.ts';
import { changedFields, type EditedValues, type UrlChanges } from './changes-of.ts';
import { useRevertUrl } from './useRevertUrl.ts';

interface OpenedUrl {
  id: string;
  expiresAt: string | null;
  before: EditedValues;
}

/** Says which fields of a URL were saved, and offers to set them back, unless they are changed meanwhile. */
export function useSavedToast() {
  const revert = useRevertUrl();
  return ({ id, expiresAt, before }: OpenedUrl, changes: UrlChanges | null, updatedAt: string): void => {
    if (!changes) return;
    const old = {
      ...before,
      ...{ title: before.title || null, description: before.description || null, expiresAt },
      measurementLevel: before.measurementLevel || null,
      measurementMethod: before.measurementMethod || null,
    };
    const names = Object.keys(changes) as (keyof UrlChanges)[];
    const input = Object.fromEntries(names.map((name) => [name, old[name]]));
    void undoToast(`Saved: ${changedFields(changes)}`, () => revert({ id, updatedAt, ...input }), reasonOf);
  };
}
