import type { Said } from '../../relay/useAct.ts';
import { changedFields, type EditedValues, type UrlChanges } from './changes-of.ts';
import { sentOptions } from './url-options.ts';
import { useRevertUrl } from './useRevertUrl.ts';

/** A URL as it was when its form was opened. */
export interface OpenedUrl {
  id: string;
  expiresAt: string | null;
  before: EditedValues;
}

/** Words which fields of a URL were saved, with the way to set them back, unless they are changed meanwhile. */
export function useSavedWords() {
  const revert = useRevertUrl();
  return ({ id, expiresAt, before }: OpenedUrl, changes: UrlChanges, updatedAt: string): Said => {
    const old = {
      ...before,
      ...sentOptions(before),
      expiresAt,
    };
    const names = Object.keys(changes) as (keyof UrlChanges)[];
    const input = Object.fromEntries(names.map((name) => [name, old[name]]));
    const text = `Saved: ${changedFields(changes)}`;
    // Nobody knows the password that was there before.
    return 'password' in changes ? text : { text, undo: () => revert({ id, updatedAt, ...input }) };
  };
}
