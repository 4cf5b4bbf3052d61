import { useState } from 'react';
import type { BulkUrlAction } from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { reasonOf } from '../../relay/user-refusal.ts';
import { failureToast } from '../../ui/toast.ts';
import type { Selection } from './useSelection.ts';
import { useBulkUpdateUrlsMutation } from './useBulkUpdateUrlsMutation.ts';

/**
 * Does one thing to the ticked rows. Afterwards only those stay ticked that were refused; `run` resolves to whether
 * anything was done, and `problem` says what of it was not.
 */
export function useBulkAction(selection: Selection) {
  const update = useBulkUpdateUrlsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: BulkUrlAction, failure: string): Promise<boolean> => {
    setProblem(null);
    const ids = selection.selected;
    try {
      const refusals = await update(ids, action);
      selection.set(refusals?.ids ?? []);
      if (!refusals) return true;
      const part = `${formatCount(refusals.ids.length)} of ${countOf(ids.length, 'URL')}`;
      setProblem(`${failure}: ${part}. ${refusals.reason}`);
      return refusals.ids.length < ids.length;
    } catch (error) {
      void failureToast(failure, reasonOf(error));
      return false;
    }
  };
  return { problem, dismiss: () => setProblem(null), run };
}
