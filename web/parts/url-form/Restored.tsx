import { Suspense } from 'react';
import { lazily } from '../../ui/lazily.ts';

const RestoredNotice = lazily(async () => (await import('./RestoredNotice.tsx')).RestoredNotice);

/** Says that the form was given back what was typed before, where it was; it is seldom, so it is loaded then. */
export const Restored = ({ draft, onDiscard }: { draft: unknown; onDiscard: () => void }) =>
  draft !== null && (
    <Suspense>
      <RestoredNotice onDiscard={onDiscard} />
    </Suspense>
  );
