import { useState, type KeyboardEvent } from 'react';

interface Place {
  index: number | null;
  count: number;
  row: number;
}

/** Where a key leads; null for keys that are not the chart's. */
function nextOf(key: string, { index, count, row }: Place): number | null {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[key];
  if (step === undefined) return null;
  if (index === null) return step < 0 ? last : 0;
  const next = index + step;
  return next < 0 || next > last ? index : next;
}

/**
 * Lets a chart be read by the keyboard: arrows move from point to point, with `row` points from line to line, Home and
 * End to the first and the last. Returns the chosen point, and what the focusable frame of the chart needs.
 */
export function usePointKeys(count: number, row = 1) {
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen !== null && chosen < count ? chosen : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
    const next = nextOf(event.key, { index, count, row });
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  return { index, frame: { count, index, tabIndex: 0, onKeyDown, onBlur: () => setChosen(null) } };
}
