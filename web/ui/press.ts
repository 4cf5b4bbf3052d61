// Nothing may move under a finger that is down: a click needs the same place at its end as at its beginning.

/** Whoever presses longer than this does not click; its end may have been missed, too. */
const LONGEST_PRESS_MS = 5_000;

let isPressed = false;
const waiting = new Set<() => void>();

function release() {
  isPressed = false;
  for (const act of waiting) {
    waiting.delete(act);
    act();
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

/** Acts at once, or when the press that is under way has become a click: for what makes a form longer. */
export function onceReleased(act: () => void): void {
  if (isPressed) waiting.add(act);
  else act();
}
