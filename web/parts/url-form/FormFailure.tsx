import { CircleAlert } from 'lucide-react';
import { PlanLink } from '../PlanLink.tsx';
import { PLAN_FULL } from './url-failure.ts';

/** Why the whole form was refused, with the way to other plans where one would help. */
export function FormFailure({ message }: { message: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-lg bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {message} {message === PLAN_FULL && <PlanLink />}
      </span>
    </p>
  );
}
