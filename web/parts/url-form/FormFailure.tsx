import { CircleAlert } from 'lucide-react';
import type { Failure } from '../../relay/useAct.ts';
import { PlanLink } from '../PlanLink.tsx';

/** Why the whole form was refused, with the way to other plans where one would help. */
export function FormFailure({ failure: { code, message } }: { failure: Failure }) {
  return (
    <p role="alert" className="flex gap-2 rounded-lg bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {message} {code === 'PLAN_LIMIT' && <PlanLink />}
      </span>
    </p>
  );
}
