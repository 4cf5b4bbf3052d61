import { useState } from 'react';

/** The rows that are ticked, of those that are shown or of the whole list; another page begins without any. */
export function useSelection(shown: readonly string[], page: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** Whether rows of other pages are ticked as well. */
  const [isBeyond, setBeyond] = useState(false);
  const [of, setOf] = useState(page);
  if (of !== page) {
    setOf(page);
    setTicked(new Set());
    setBeyond(false);
  }
  const selected = isBeyond ? [...ticked] : shown.filter((id) => ticked.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const tick = (ids: readonly string[], withOthers: boolean) => {
    setTicked(new Set(ids));
    setBeyond(withOthers);
  };
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    isAll: shown.length > 0 && shown.every((id) => ticked.has(id)),
    isSome: selected.length > 0 && !shown.every((id) => ticked.has(id)),
    toggle,
    toggleAll: () => tick(shown.every((id) => ticked.has(id)) ? [] : shown, false),
    /** Ticks rows of the whole list. */
    takeAll: (ids: readonly string[]) => tick(ids, true),
    set: (ids: readonly string[]) => setTicked(new Set(ids)),
    clear: () => tick([], false),
  };
}

export type Selection = ReturnType<typeof useSelection>;
