import { useContext, useState } from 'react';
import type { BulkUrlAction } from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { useAct, type Said } from '../../relay/useAct.ts';
import { changedWords, noteOf, unchangedWords, type OfferedAction } from './bulk-words.ts';
import { KeptRows } from './kept-rows.ts';
import { once } from './once.ts';
import type { Selection } from './useSelection.ts';
import { refuseAny, useBulkUpdateUrlsMutation, type BulkOutcome } from './useBulkUpdateUrlsMutation.ts';

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
  const { act } = useAct();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<OfferedAction | null>(null);
  const takeBack = (ids: readonly string[], action: OfferedAction) =>
    once(async () => {
      refuseAny(await update(ids, reverses[action]));
      rows.giveBack(ids);
    });
  /** Only what was changed is told and can be undone. */
  const tell = (action: OfferedAction, outcome: BulkOutcome): Said => {
    const { changed } = outcome;
    if (changed.length === 0) return unchangedWords(action, outcome);
    for (const id of changed) {
      rows.keep([id], { note: noteOf(id, action, outcome), undo: takeBack([id], action), isGone: action === 'DELETE' });
    }
    return { ...changedWords(action, outcome), undo: takeBack(changed, action) };
  };
  const run = async (action: OfferedAction, failed: string): Promise<void> => {
    setProblem(null);
    setRunning(action);
    const ids = selection.selected;
    const work = async () => {
      const outcome = await update(ids, action);
      const { refused, reason } = outcome;
      const said = refused.length < ids.length ? tell(action, outcome) : null;
      selection.set(refused);
      const share = `${formatCount(refused.length)} of ${countOf(ids.length, 'link')}`;
      if (reason !== null) setProblem(`${failed}: ${share}. ${reason}`);
      return said;
    };
    await act({ run: () => rows.hold(work), done: (said) => said, failed });
    setRunning(null);
  };
  return { problem, running, dismiss: () => setProblem(null), run };
}
