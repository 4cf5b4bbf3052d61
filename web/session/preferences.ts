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

/**
 * Keeps the account's preferences in this browser and shows the theme; returns whether anything changed that only pages
 * loaded from now on show.
 */
export function keepPreferences(preferences: StoredPreferences): boolean {
  const changed = READ_EARLY.filter((name) => localStorage.getItem(name) !== preferences[name]);
  changed.forEach((name) => localStorage.setItem(name, preferences[name]));
  if (localStorage.getItem(THEME) !== preferences.theme) {
    localStorage.setItem(THEME, preferences.theme);
    window.dispatchEvent(new StorageEvent('storage', { key: THEME })); // as if another tab had chosen it
  }
  return changed.length > 0;
}

/** The page that the account begins with. */
export const landingPath = (): string => landings[localStorage.getItem('landing_page') ?? ''] ?? paths.dashboard;
