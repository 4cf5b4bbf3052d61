import { paths } from '../paths.ts';

/** The account's preferences as the server tells them. */
export interface StoredPreferences {
  theme: string;
  date_format: string;
  number_format: string;
  default_period: string;
  landing_page: string;
}

const landings: Record<string, string> = {
  urls: paths.urls,
  new_url: paths.createUrl,
  analytics: paths.analytics,
  clicks: paths.clicks,
};
const THEME = 'theme';
/** What pages read while they are loaded, each under its own name. */
const READ_EARLY = ['date_format', 'number_format', 'default_period', 'landing_page'] as const;

const early = () => READ_EARLY.map((name) => localStorage.getItem(name) ?? '').join();
const loaded = early();

/** Keeps the account's preferences in this browser and shows the theme. */
export function keepPreferences(preferences: StoredPreferences): void {
  READ_EARLY.forEach((name) => localStorage.setItem(name, preferences[name]));
  if (localStorage.getItem(THEME) === preferences.theme) return;
  localStorage.setItem(THEME, preferences.theme);
  window.dispatchEvent(new StorageEvent('storage', { key: THEME })); // as if another tab had chosen it
}

/** Whether preferences changed that only pages loaded from now on show. */
export const needsLoading = (): boolean => early() !== loaded;

/** The page that the account begins with. */
export const landingPath = (): string => landings[localStorage.getItem('landing_page') ?? ''] ?? paths.dashboard;
