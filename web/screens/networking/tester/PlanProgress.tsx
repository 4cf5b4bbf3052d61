import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { STEPS } from './measure-plan.ts';

/** How far a run is. */
export const PlanProgress = ({ done }: { done: number }) => (
  <div className="grid gap-1">
    <ProgressBar value={(done / STEPS) * 100} label="Measurement" />
    <p className="text-xs text-muted tabular-nums" role="status">
      {done} of {STEPS} steps
    </p>
  </div>
);
