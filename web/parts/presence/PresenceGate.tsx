import { Suspense } from 'react';
import { usePresenceQuestion } from '../../relay/presence.ts';
import { lazily } from '../../ui/lazily.ts';

const PresenceDialog = lazily(async () => (await import('./PresenceDialog.tsx')).PresenceDialog);

/** Asks who is there when something is done that only the owner of the account may do. */
export function PresenceGate() {
  const question = usePresenceQuestion();
  if (!question) return null;
  return (
    <Suspense>
      <PresenceDialog question={question} />
    </Suspense>
  );
}
