import { useRef, useState } from 'react';
import { CircleAlert, Info, Trash2, type LucideIcon } from 'lucide-react';
import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { Button, type ButtonTone } from './Button.tsx';
import { classes } from './classes.ts';
import { overlayClass, sheetClass } from './Dialog.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

type Tone = 'info' | 'warning' | 'danger';

/** A question before something is done. */
export interface Question {
  tone: Tone;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  /** Runs the action while the dialog is busy. Resolves to whether it succeeded; shows why not. */
  run: () => Promise<boolean>;
}

const looks: Record<Tone, { icon: LucideIcon; mark: string; button: ButtonTone }> = {
  info: { icon: Info, mark: 'bg-accent-soft text-accent', button: 'primary' },
  warning: { icon: CircleAlert, mark: 'bg-warning-soft text-warning', button: 'primary' },
  danger: { icon: Trash2, mark: 'bg-danger-soft text-danger', button: 'danger' },
};

/** The dialog to render, and the function that opens it; `onDone` moves the focus, as its old element may be gone. */
export function useConfirm(onDone: () => void) {
  const [question, ask] = useState<Question | null>(null);
  const dialog = question && (
    <ConfirmDialog key={question.title} question={question} onClose={() => ask(null)} onDone={onDone} />
  );
  return [dialog, ask] as const;
}

interface ConfirmDialogProps {
  question: Question;
  onClose: () => void;
  onDone: () => void;
}

function ConfirmDialog({ question, onClose, onDone }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const returnFocus = useFocusReturn();
  const { icon: Icon, mark, button } = looks[question.tone];
  const confirm = async () => {
    setBusy(true);
    isDone.current = await question.run();
    onClose();
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          className={sheetClass}
          onCloseAutoFocus={(event) => {
            returnFocus(event);
            if (isDone.current) onDone();
          }}
        >
          <div className="flex gap-4">
            <span className={classes('grid size-10 shrink-0 place-items-center rounded-full', mark)}>
              <Icon aria-hidden className="size-5" />
            </span>
            <div className="min-w-0">
              <AlertDialog.Title className="text-lg font-semibold">{question.title}</AlertDialog.Title>
              <AlertDialog.Description className="mt-1 text-base break-words text-muted">
                {question.text}
              </AlertDialog.Description>
            </div>
          </div>
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button disabled={isBusy}>Cancel</Button>
            </AlertDialog.Cancel>
            <Button tone={button} busy={isBusy} onClick={() => void confirm()}>
              {question.action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
