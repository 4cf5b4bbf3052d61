import type { KeyboardEvent, ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Radix from '@radix-ui/react-dialog';
import { IconButton } from './Button.tsx';
import { overlayClass } from './Dialog.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

interface SheetProps {
  title: string;
  /** Stand beside the title. */
  actions?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A panel along the right edge, over the whole width on phones; shown for as long as it is rendered. */
export function Sheet({ title, actions, onKeyDown, onClose, children }: SheetProps) {
  const returnFocus = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onKeyDown={onKeyDown}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-fade-in flex-col border-l border-line bg-raised shadow-float outline-none"
        >
          <header className="flex items-center justify-between gap-2 border-b border-line py-3 pr-3 pl-5">
            <Radix.Title className="min-w-0 truncate text-lg font-semibold">{title}</Radix.Title>
            <div className="flex items-center">
              {actions}
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 py-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
