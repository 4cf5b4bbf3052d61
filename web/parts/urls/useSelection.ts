import { useState } from 'react';

/** The rows that are ticked, of those that are shown; another page begins without any. */
export function useSelection(shown: readonly string[], page: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [of, setOf] = useState(page);
  if (of !== page) {
    setOf(page);
    setTicked(new Set());
  }
  const selected = shown.filter((id) => ticked.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    isAll: shown.length > 0 && selected.length === shown.length,
    isSome: selected.length > 0 && selected.length < shown.length,
    toggle,
    toggleAll: () => setTicked(new Set(selected.length === shown.length ? [] : shown)),
    set: (ids: readonly string[]) => setTicked(new Set(ids)),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
