import { useState } from 'react';
import type { BulkUrlAction } from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { reasonOf, UserRefusal } from '../../relay/user-refusal.ts';
import { confirmToast, failureToast, undoToast } from '../../ui/toast.ts';
import type { Selection } from './useSelection.ts';
import { useBulkUpdateUrlsMutation } from './useBulkUpdateUrlsMutation.ts';

const told: Partial<Record<BulkUrlAction, string>> = {
  ACTIVATE: 'Activated',
  DEACTIVATE: 'Deactivated',
  DELETE: 'Deleted',
  EXTEND: 'Extended the expiry of',
};
/** What undoes an action, where the state before is known. */
const reverses: Partial<Record<BulkUrlAction, BulkUrlAction>> = { DELETE: 'RESTORE', EXTEND: 'UNDO_EXTEND' };

/**
 * Does one thing to the ticked rows. Afterwards only those stay ticked that were refused; `run` resolves to whether
 * anything was done, and `problem` says what of it was not.
 */
export function useBulkAction(selection: Selection) {
  const update = useBulkUpdateUrlsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const tell = (action: BulkUrlAction, done: readonly string[]) => {
    if (done.length === 0) return;
    const text = `${told[action] ?? 'Changed'} ${countOf(done.length, 'URL')}`;
    const reverse = reverses[action];
    if (!reverse) return void confirmToast(text);
    const undo = async () => {
      const refusals = await update(done, reverse);
      if (refusals) throw new UserRefusal({ code: 'INVALID', message: refusals.reason });
    };
    void undoToast(text, undo, reasonOf);
  };
  const run = async (action: BulkUrlAction, failure: string): Promise<boolean> => {
    setProblem(null);
    const ids = selection.selected;
    try {
      const refusals = await update(ids, action);
      selection.set(refusals?.ids ?? []);
      tell(
        action,
        ids.filter((id) => !refusals?.ids.includes(id)),
      );
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
