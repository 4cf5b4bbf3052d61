import { useState, type KeyboardEvent } from 'react';

const PAGE = 10;
const targets: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Which of the rows the keys are at, by its id: rows come on top. `onKeyDown` returns the index of the row the keys moved
 * to, or null.
 */
export function useRowKeys(ids: readonly string[], onOpen: (id: string) => void) {
  const [{ active, isMoved }, set] = useState<{ active: string | null; isMoved: boolean }>({
    active: null,
    isMoved: false,
  });
  const activeIndex = Math.max(0, active === null ? 0 : ids.indexOf(active));
  const onKeyDown = (event: KeyboardEvent): number | null => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(ids[activeIndex]!);
      return null;
    }
    const target = targets[event.key];
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return null;
    event.preventDefault();
    const index = Math.min(Math.max(target(activeIndex, ids.length - 1), 0), ids.length - 1);
    set({ active: ids[index]!, isMoved: true });
    return index;
  };
  return { active, activeIndex, isMoved, onKeyDown, setActive: (id: string) => set({ active: id, isMoved: false }) };
}
