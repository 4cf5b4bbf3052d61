import { useEffect } from 'react';
import { followPreferences } from '../session/account-preferences.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

/** What can wait until the page is there: the account's preferences, and whether it is suspended. */
export function OnceIdle() {
  useEffect(() => void followPreferences().catch(() => {}), []); // what the page has goes on
  return <SuspensionNotice />;
}
