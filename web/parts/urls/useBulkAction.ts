import { useContext, useState } from 'react';
import type { BulkUrlAction } from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { reasonOf } from '../../relay/user-refusal.ts';
import { confirmToast, failureToast, undoToast } from '../../ui/toast.ts';
import { KeptRows } from './kept-rows.ts';
import { once } from './once.ts';
import type { Selection } from './useSelection.ts';
import { refuseAny, useBulkUpdateUrlsMutation } from './useBulkUpdateUrlsMutation.ts';
import { deletionNote } from './useUrlActions.ts';

/** What lists offer to do to many URLs. */
export type OfferedAction = Extract<BulkUrlAction, 'ACTIVATE' | 'DEACTIVATE' | 'DELETE' | 'EXTEND'>;

const told: Record<OfferedAction, string> = {
  ACTIVATE: 'Activated',
  DEACTIVATE: 'Deactivated',
  DELETE: 'Deleted',
  EXTEND: 'Extended',
};
const reverses: Record<OfferedAction, BulkUrlAction> = {
  ACTIVATE: 'DEACTIVATE',
  DEACTIVATE: 'ACTIVATE',
  DELETE: 'RESTORE',
  EXTEND: 'UNDO_EXTEND',
};

/**
 * Does one thing to the ticked rows. Afterwards only those stay ticked that were refused; `problem` says which, and
 * `running` what is being done.
 */
export function useBulkAction(selection: Selection) {
  const update = useBulkUpdateUrlsMutation();
  const rows = useContext(KeptRows);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<OfferedAction | null>(null);
  const takeBack = (ids: readonly string[], action: OfferedAction) =>
    once(async () => {
      refuseAny(await update(ids, reverses[action]));
      rows.giveBack(ids);
    });
  /** Only what was changed is told and can be undone. */
  const tell = (action: OfferedAction, changed: readonly string[]) => {
    if (changed.length === 0) return void confirmToast(`Nothing to change: already ${told[action].toLowerCase()}`);
    for (const id of changed) {
      rows.keep([id], { note: told[action], undo: takeBack([id], action), isGone: action === 'DELETE' });
    }
    const note = action === 'DELETE' ? deletionNote(changed.length) : undefined;
    void undoToast(`${told[action]} ${countOf(changed.length, 'link')}`, takeBack(changed, action), reasonOf, note);
  };
  const run = async (action: OfferedAction, failure: string): Promise<void> => {
    setProblem(null);
    setRunning(action);
    const ids = selection.selected;
    try {
      const { refused, reason } = await rows.hold(async () => {
        const outcome = await update(ids, action);
        if (outcome.refused.length < ids.length) tell(action, outcome.changed);
        return outcome;
      });
      selection.set(refused);
      if (reason === null) return;
      setProblem(`${failure}: ${formatCount(refused.length)} of ${countOf(ids.length, 'link')}. ${reason}`);
    } catch (error) {
      void failureToast(failure, reasonOf(error));
    } finally {
      setRunning(null);
    }
  };
  return { problem, running, dismiss: () => setProblem(null), run };
}
