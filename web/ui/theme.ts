export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'light' | 'dark';

const KEY = 'theme';
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
/** Paper is white, and browsers leave backgrounds out: what is printed is light. */
const printing = window.matchMedia('print');
const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

let choice = storedChoice();

function wanted(): Theme {
  if (printing.matches) return 'light';
  if (choice !== 'system') return choice;
  return prefersDark.matches ? 'dark' : 'light';
}

let shown = wanted();

function apply(): void {
  shown = wanted();
  document.documentElement.dataset.theme = shown;
  listeners.forEach((listener) => listener());
}

/** Puts the chosen theme on the document and keeps following the system and other tabs. */
export function startTheme(): void {
  prefersDark.addEventListener('change', apply);
  printing.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    choice = storedChoice();
    apply();
  });
  apply();
}

/** Remembers the choice; `system` follows the device. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  if (next === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  apply();
}

/** Calls back after every change; returns what stops it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the person chose. */
export const themeChoice = (): ThemeChoice => choice;

/** What is on the screen now, or on paper. */
export const currentTheme = (): Theme => shown;
