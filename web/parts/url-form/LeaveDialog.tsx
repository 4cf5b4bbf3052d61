import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { Button } from '../../ui/Button.tsx';
import { overlayClass, sheetClass } from '../../ui/Dialog.tsx';

/** The question before a changed form is left. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onStay()}>
    <AlertDialog.Portal>
      <AlertDialog.Overlay className={overlayClass} />
      <AlertDialog.Content className={sheetClass}>
        <AlertDialog.Title className="text-lg font-semibold">Leave without saving?</AlertDialog.Title>
        <AlertDialog.Description className="mt-1 text-base text-muted">
          Your changes to this form have not been saved.
        </AlertDialog.Description>
        <div className="mt-6 flex justify-end gap-2">
          <AlertDialog.Cancel asChild>
            <Button>Keep editing</Button>
          </AlertDialog.Cancel>
          <Button tone="danger" onClick={onLeave}>
            Leave
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
