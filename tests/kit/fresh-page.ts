// A worker shows one file of tests after the other on one page: our modules begin anew with each, and nothing is left on the page.
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
if (typeof document !== 'undefined') emptyPage(); // some files run without one

function emptyPage(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
