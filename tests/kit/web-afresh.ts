// A worker runs many files in one window: packages stay loaded, which was half of the time; our own modules and the window begin
// anew with each file.
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** What jsdom does not have. */
class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
if (typeof window !== 'undefined') beginWindow(); // some files only read sources

function beginWindow(): void {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
    ResizeObserver: NoSize,
    scrollTo: () => {},
  });
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  const ended = [window, document].map(endListeners);
  afterAll(() => {
    cleanup(); // what is still on the screen would go on with what comes
    ended.forEach((end) => end());
  });
}

/** Notes what this file listens to, and returns what ends it: modules that are forgotten would still hear it. */
function endListeners(target: EventTarget): () => void {
  const { addEventListener } = target;
  const noted: Parameters<EventTarget['removeEventListener']>[] = [];
  target.addEventListener = (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    addEventListener.call(target, type, listener, options);
    noted.push([type, listener, options]);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const each of noted) target.removeEventListener(...each);
  };
}
