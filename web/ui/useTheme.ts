import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, themeChoice } from './theme.ts';

/** What the person chose. */
export const useThemeChoice = () => useSyncExternalStore(onThemeChange, themeChoice);

/** What is on the screen now. */
export const useTheme = () => useSyncExternalStore(onThemeChange, currentTheme);
