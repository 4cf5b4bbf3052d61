import { useContext, useState } from 'react';
import { countOf } from '../../format/numbers.ts';
import { useAct, type Said } from '../../relay/useAct.ts';
import { KeptRows } from '../urls/kept-rows.ts';
import { once } from '../urls/once.ts';
import type { Selection } from '../urls/useSelection.ts';
import { refuseAny, useBulkUpdateUrlsMutation } from '../urls/useBulkUpdateUrlsMutation.ts';

export type BulkTagsAction = 'ADD_TAGS' | 'REMOVE_TAGS';

const reverses = { ADD_TAGS: 'REMOVE_TAGS', REMOVE_TAGS: 'ADD_TAGS' } as const;
const told = { ADD_TAGS: 'Tagged', REMOVE_TAGS: 'Untagged' } as const;
const failures = { ADD_TAGS: 'Failed to add tags', REMOVE_TAGS: 'Failed to remove tags' } as const;

/** What one tag was added to, or taken from. */
interface Step {
  name: string;
  changed: readonly string[];
}

/**
 * Adds tags to the ticked rows or takes them away, tag by tag, so that an undo sets exactly what was changed back; `problem` says of
 * which rows it could not be done.
 */
export function useBulkTags(selection: Selection) {
  const update = useBulkUpdateUrlsMutation();
  const rows = useContext(KeptRows);
  const { act } = useAct();
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const tell = (action: BulkTagsAction, steps: readonly Step[]): Said => {
    const changed = [...new Set(steps.flatMap((step) => step.changed))];
    if (!changed.length) return `Nothing to change: already ${told[action].toLowerCase()}`;
    const takeBack = (ids: readonly string[]) =>
      once(async () => {
        for (const step of steps) {
          const meant = step.changed.filter((id) => ids.includes(id));
          if (meant.length) refuseAny(await update(meant, reverses[action], [step.name]));
        }
        rows.giveBack(ids);
      });
    for (const id of changed) rows.keep([id], { note: told[action], undo: takeBack([id]) });
    return { text: `${told[action]} ${countOf(changed.length, 'link')}`, undo: takeBack(changed) };
  };
  const run = async (action: BulkTagsAction, names: readonly string[]): Promise<void> => {
    setProblem(null);
    setRunning(true);
    const ids = selection.selected;
    const work = async () => {
      const steps: Step[] = [];
      let reason: string | null = null;
      for (const name of names) {
        const outcome = await update(ids, action, [name]);
        steps.push({ name, changed: outcome.changed });
        reason ??= outcome.reason;
      }
      if (reason !== null) setProblem(`${failures[action]} of some links. ${reason}`);
      return steps.some(({ changed }) => changed.length) || reason === null ? tell(action, steps) : null;
    };
    await act({ run: () => rows.hold(work), done: (said) => said, failed: failures[action] });
    setRunning(false);
  };
  return { problem, isRunning, dismiss: () => setProblem(null), run };
}
