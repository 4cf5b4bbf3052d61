import { useEffect } from 'react';
import { followPreferences } from '../session/account-preferences.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

/** What can wait until the page is there: the account's preferences, whether it is suspended, and whether it is an operator's. */
export function OnceIdle({ onKnown }: { onKnown: () => void }) {
  useEffect(() => void followPreferences().catch(() => {}), []); // what the page has goes on
  return <SuspensionNotice onKnown={onKnown} />;
}
