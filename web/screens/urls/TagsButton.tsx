import { Suspense, useState } from 'react';
import { Tags } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';

const TagsDialog = lazily(async () => (await import('./TagsDialog.tsx')).TagsDialog);

/** Opens the tags of the account. */
export function TagsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Tags aria-hidden className="text-muted" />
        Manage tags
      </Button>
      <Suspense>{isOpen && <TagsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
