import { PreferencesScreen } from './PreferencesScreen.tsx';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';
import { UsageScreen } from './UsageScreen.tsx';

/** The screens of the account, which are loaded together. */
export const screens = { preferences: PreferencesScreen, usage: UsageScreen, subscription: SubscriptionScreen };
