import { Button } from '../ui/Button.tsx';

interface FormEndProps {
  /** What no field is to blame for. */
  failure?: { message: string } | null;
  isPending: boolean;
  /** What the form does, and whether it cannot yet. */
  act?: string;
  isDisabled?: boolean;
  /** Dialogs have their buttons at the right, what they do last. */
  place?: 'card' | 'dialog';
  onCancel: () => void;
}

/** The end of a form within a card or a dialog: why it was refused, and its buttons. */
export function FormEnd({
  failure,
  isPending,
  act = 'Save',
  isDisabled = false,
  place = 'card',
  onCancel,
}: FormEndProps) {
  const cancel = (
    <Button tone="quiet" onClick={onCancel}>
      Cancel
    </Button>
  );
  return (
    <>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure.message}
        </p>
      )}
      <div className={place === 'dialog' ? 'flex flex-wrap justify-end gap-2' : 'flex flex-wrap gap-2'}>
        {place === 'dialog' && cancel}
        <Button type="submit" tone="primary" busy={isPending} disabled={isDisabled}>
          {act}
        </Button>
        {place === 'card' && cancel}
      </div>
    </>
  );
}
