import { chooseTheme, type ThemeChoice } from '../ui/theme.ts';

/** Shows a theme at once, and keeps it with the account; without a connection, in this browser alone. */
export function chooseOwnTheme(theme: ThemeChoice): void {
  chooseTheme(theme);
  void import('./account-preferences.ts').then(({ savePreferences }) => savePreferences({ theme })).catch(() => {});
}
