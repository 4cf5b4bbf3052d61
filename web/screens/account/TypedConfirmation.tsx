import { useState, type ReactNode } from 'react';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';

interface TypedConfirmationProps {
  title: string;
  /** What has to be typed. */
  words: string;
  action: string;
  /** Does it; rejects with why not. */
  run: (confirmation: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks to type some words before something is deleted for good. */
export function TypedConfirmation({ title, words, action, run, onClose, children }: TypedConfirmationProps) {
  const [text, setText] = useState('');
  const { submit, isPending, failure } = useAct(inPlace);
  const confirm = {
    run: async () => {
      await run(text);
      onClose();
    },
    failed: 'This failed. Please try again.',
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => submit(event, confirm)} className="grid gap-4">
        <div className="text-sm text-muted">{children}</div>
        <Field label={`Type "${words}" to confirm`} error={failure?.message ?? null}>
          {(control) => (
            <Input {...control} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={isPending} disabled={text.trim().toLowerCase() !== words}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
