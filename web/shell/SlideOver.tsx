import { useEffect, useState } from 'react';
import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Brand } from '../ui/Brand.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Sidebar } from './Sidebar.tsx';

/** From this width on the sidebar stands beside the page. */
const BESIDE = '(min-width: 768px)';

/** Under 768 px: a bar with a menu button, and the sidebar sliding over the page until a link is followed. */
export function SlideOver() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const beside = window.matchMedia(BESIDE);
    const close = () => setOpen(false);
    beside.addEventListener('change', close);
    return () => beside.removeEventListener('change', close);
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/90 px-2 backdrop-blur md:hidden">
        <Dialog.Trigger asChild>
          <IconButton label="Open menu">
            <Menu />
          </IconButton>
        </Dialog.Trigger>
        <Brand />
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-fade-in bg-black/45 md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-72 max-w-[85vw] animate-slide-in bg-surface shadow-float md:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar onFollow={() => setOpen(false)} />
          <Dialog.Close asChild>
            <IconButton label="Close menu" className="absolute top-4 right-3">
              <X />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
