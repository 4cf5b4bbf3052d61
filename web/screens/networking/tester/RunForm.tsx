import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { PlanProgress } from './PlanProgress.tsx';

interface RunFormProps {
  /** What the measurement is submitted with. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  isBusy: boolean;
  /** How many steps are done. */
  done: number;
  onRun: () => void;
}

/** Runs the plan and submits it; shows how far it is. */
export const RunForm = ({ label, value, onChange, isBusy, done, onRun }: RunFormProps) => (
  <>
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
    {isBusy && <PlanProgress done={done} />}
    <Button tone="primary" className="justify-self-start" busy={isBusy} onClick={onRun}>
      Run &amp; submit
    </Button>
  </>
);
