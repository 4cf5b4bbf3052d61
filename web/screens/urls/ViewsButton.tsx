import { Suspense, useState } from 'react';
import { Bookmark } from 'lucide-react';
import type { ListQuestion } from '../../parts/urls/list-question.ts';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';

const ViewsDialog = lazily(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

/** Opens the saved views of the list. */
export function ViewsButton({ question }: { question: ListQuestion }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="text-muted" />
        <span className="max-sm:sr-only">Views</span>
      </Button>
      <Suspense>{isOpen && <ViewsDialog question={question} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
