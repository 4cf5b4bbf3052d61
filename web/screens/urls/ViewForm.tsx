import { useCallback, useState, type FormEvent } from 'react';
import { MAX_VIEW_NAME_LENGTH } from '../../input-limits.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';

interface ViewFormProps {
  label?: string;
  /** What it is called so far; empty for a new one. */
  name: string;
  /** What its button says. */
  action: string;
  save: (name: string) => Promise<void>;
  onDone: () => void;
  onCancel?: () => void;
}

/** What a view is called, new or old. */
export function ViewForm({ label = 'Name', name, action, save, onDone, onCancel }: ViewFormProps) {
  const [typed, type] = useState(name);
  const focused = useCallback((input: HTMLInputElement | null) => input?.focus(), []);
  const { act, isPending, errorOf, failureBeyond, forget } = useAct(inPlace);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const run = async () => {
      await save(typed);
      type(name);
      onDone();
    };
    void act({ run, failed: 'The view could not be saved' });
  };
  return (
    <form aria-label={name || 'New view'} onSubmit={submit}>
      <Field label={label} error={errorOf('name') ?? failureBeyond('name')?.message}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={name ? focused : undefined}
              maxLength={MAX_VIEW_NAME_LENGTH}
              value={typed}
              onChange={(event) => {
                type(event.target.value);
                forget();
              }}
              className="min-w-0 grow"
            />
            {onCancel && (
              <Button tone="quiet" className="h-10" onClick={onCancel}>
                Cancel
              </Button>
            )}
            <Button
              tone="primary"
              type="submit"
              className="h-10"
              busy={isPending}
              disabled={!typed.trim() || typed.trim() === name}
            >
              {action}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
