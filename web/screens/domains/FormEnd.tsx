import { Button } from '../../ui/Button.tsx';

interface FormEndProps {
  /** What no field is to blame for. */
  failure: { message: string } | null;
  isPending: boolean;
  /** What the form does, and whether it cannot yet. */
  act?: string;
  isDisabled?: boolean;
  onCancel: () => void;
}

/** The end of a form within a card: why it was refused, and its buttons. */
export function FormEnd({ failure, isPending, act = 'Save', isDisabled = false, onCancel }: FormEndProps) {
  return (
    <>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure.message}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" tone="primary" busy={isPending} disabled={isDisabled}>
          {act}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
