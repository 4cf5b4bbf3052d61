import { useState, type FormEvent, type ReactNode } from 'react';
import { reasonOf } from '../../relay/user-refusal.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await run(text);
      onClose();
    } catch (error) {
      setFailure(reasonOf(error) ?? 'This failed. Please try again.');
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="text-sm text-muted">{children}</div>
        <Field label={`Type "${words}" to confirm`} error={failure}>
          {(control) => (
            <Input {...control} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={isBusy} disabled={text.trim().toLowerCase() !== words}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
