import { Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasExpired } from '../../session/expiry.ts';
import { lazily } from '../../ui/lazily.ts';

const LeaveDialog = lazily(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Asks before a changed form is left, by a link, by Back or by closing the window; returns the dialog to render. */
export function useLeaveQuestion(isChanged: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    // After the end of a session the form is kept, and given back.
    const hold = (event: BeforeUnloadEvent) => !hasExpired() && event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  );
}
