import { CircleAlert } from 'lucide-react';

/** Why the whole form was refused. */
export function FormFailure({ message }: { message: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-lg bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
