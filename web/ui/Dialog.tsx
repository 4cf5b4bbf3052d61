import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Radix from '@radix-ui/react-dialog';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export const overlayClass = 'fixed inset-0 z-40 animate-fade-in bg-scrim';
export const sheetClass =
  'fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-md -translate-1/2 animate-fade-in rounded-xl border ' +
  'border-line bg-raised p-5 shadow-float outline-none';

interface DialogProps {
  title: string;
  /** Room for a list with figures. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the page until it is closed; shown for as long as it is rendered. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const returnFocus = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={classes(sheetClass, isWide && 'sm:max-w-2xl')}
        >
          <header className="mb-4 flex items-start justify-between gap-3">
            <Radix.Title className="min-w-0 pt-1 text-lg font-semibold break-words">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
