import { useEffect } from 'react';
import { X } from 'lucide-react';
import * as Dialog from '@radix-ui/react-dialog';
import { IconButton } from '../ui/Button.tsx';
import { Sidebar } from './Sidebar.tsx';

/** From this width on, the sidebar is beside the page. */
const BESIDE = '(min-width: 768px)';

interface SlideOverProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Gives the focus back. */
  onClosed: () => void;
  onSearch: () => void;
}

/** The sidebar over the page, until a link is followed, Esc is pressed or the window grows. */
export function SlideOver({ isOpen, setOpen, onClosed, onSearch }: SlideOverProps) {
  useEffect(() => {
    const beside = window.matchMedia(BESIDE);
    const close = () => setOpen(false);
    beside.addEventListener('change', close);
    return () => beside.removeEventListener('change', close);
  }, [setOpen]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-fade-in bg-scrim md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-y-0 left-0 z-40 w-72 max-w-[85vw] animate-slide-in bg-surface shadow-float md:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar
            onFollow={() => setOpen(false)}
            onSearch={() => {
              setOpen(false);
              onSearch();
            }}
          />
          <Dialog.Close asChild>
            <IconButton label="Close menu" className="absolute top-4 right-3">
              <X aria-hidden />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
