// Nothing may move under a finger that is down: a click needs the same place at its end as at its beginning.
import { flushSync } from 'react-dom';

/** Whoever presses longer than this does not click; its end may have been missed, too. */
const LONGEST_PRESS_MS = 5_000;

let isPressed = false;
const waiting = new Set<() => void>();

function release() {
  isPressed = false;
  for (const act of waiting) {
    waiting.delete(act);
    flushSync(act);
  }
}
let timer: ReturnType<typeof setTimeout> | undefined;
/** The click comes in the same task as the end of its press. */
const releaseIn = (ms: number) => {
  clearTimeout(timer);
  timer = setTimeout(release, ms);
};

const press = () => {
  isPressed = true;
  releaseIn(LONGEST_PRESS_MS);
};
addEventListener('pointerdown', press, true);
for (const sign of ['pointerup', 'pointercancel']) addEventListener(sign, () => releaseIn(0), true);

/**
 * Acts at once, or when the press that is under way has become a click: for what makes a form longer. It is shown when this returns, as
 * a press may begin before React shows what it was told.
 */
export function onceReleased(act: () => void): void {
  if (isPressed) waiting.add(act);
  else flushSync(act);
}
