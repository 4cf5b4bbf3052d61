import { Suspense, useState } from 'react';
import { useScopeContext } from '../analytics/scope-context.ts';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';

const CombinationsDialog = lazily(async () => (await import('./CombinationsDialog.tsx')).CombinationsDialog);

/** Opens the whole of a list that ends early; nothing where there are no figures of one's own. */
export function ShowCombinations({ kind, label }: { kind: 'campaigns' | 'versions'; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const control = useScopeContext();
  if (!control) return null;
  return (
    <>
      <Button tone="quiet" className="mt-2 self-start !px-2" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <CombinationsDialog kind={kind} scope={control.scope} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
