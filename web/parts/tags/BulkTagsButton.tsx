import { Suspense, useState } from 'react';
import { Tag } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';
import type { useBulkTags } from './useBulkTags.ts';

const BulkTags = lazily(async () => (await import('./BulkTags.tsx')).BulkTags);

interface BulkTagsButtonProps {
  count: number;
  bulk: ReturnType<typeof useBulkTags>;
  disabled: boolean;
  onDone: () => void;
}

/** Opens the question of which tags the ticked links are to get or lose. */
export function BulkTagsButton({ count, bulk, disabled, onDone }: BulkTagsButtonProps) {
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Button
        title="Add tags to them, or take tags away."
        busy={bulk.isRunning}
        disabled={disabled}
        onClick={() => ask(true)}
      >
        {!bulk.isRunning && <Tag aria-hidden className="text-muted max-sm:hidden" />}
        Tags
      </Button>
      <Suspense>
        {isAsked && (
          <BulkTags
            count={count}
            onChoose={(action, names) => void bulk.run(action, names).finally(onDone)}
            onClose={() => ask(false)}
          />
        )}
      </Suspense>
    </>
  );
}
