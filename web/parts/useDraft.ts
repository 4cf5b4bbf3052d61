import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftAccount, forgetDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { hasExpired } from '../session/expiry.ts';
import { hasSignedOut } from '../session/sign-out.ts';

/**
 * What the form of this page is given back after a new sign-in or a reload: null where nothing is. A form that is closed
 * in any other way has no draft any more.
 */
export function useDraft<Typed>() {
  const { pathname } = useLocation();
  const [draft, setDraft] = useState(() => readDraft<Typed>(pathname));
  const forget = () => {
    forgetDraft(pathname);
    setDraft(null);
  };
  return [draft, forget] as const;
}

/** Keeps what is typed when the page is left by expiry or a reload, or stays behind another; null is nothing to keep. */
export function useKeepDraft(typed: unknown): void {
  const { pathname } = useLocation();
  const [account] = useState(draftAccount); // The session is gone by the time that the page is left.
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  useEffect(() => {
    // The form stands until the next page is drawn: whoever has left it already left without saving.
    const hasLeft = () => window.location.pathname !== pathname && !hasExpired();
    const keep = () => {
      if (latest.current === null || !account || hasSignedOut() || hasLeft()) return forgetDraft(pathname);
      keepDraft(pathname, account, latest.current);
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      if (hasExpired()) keep();
      else forgetDraft(pathname);
    };
  }, [pathname, account]);
}
