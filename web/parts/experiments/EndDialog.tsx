import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndDialog_experiment$key } from '../../__generated__/EndDialog_experiment.graphql';
import { reasonOf } from '../../relay/user-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Destination } from '../../ui/Destination.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { confirmToast, undoToast } from '../../ui/toast.ts';
import { useRevertUrl } from '../url-form/useRevertUrl.ts';
import { useExperimentMutations } from './useExperimentMutations.ts';

interface EndDialogProps {
  experiment: EndDialog_experiment$key;
  onClose: () => void;
  onKept: (() => void) | undefined;
}

/** Asks which destination stays, and ends the experiment; the winner is suggested where there is one. */
export function EndDialog({ onClose, onKept, ...props }: EndDialogProps) {
  const { id, url, report } = useFragment(
    graphql`
      fragment EndDialog_experiment on Experiment {
        id
        url {
          id
          originalUrl
        }
        report {
          verdict {
            winner {
              id
            }
          }
          variants {
            id
            name
            destination
          }
        }
      }
    `,
    props.experiment,
  );
  const winner = report.verdict.winner?.id ?? null;
  const [kept, setKept] = useState<string | null>(winner);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { end } = useExperimentMutations();
  const revert = useRevertUrl();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await end(id, kept);
      onClose();
      const name = report.variants.find((variant) => variant.id === kept)?.name;
      if (!name || !url) return void confirmToast('Experiment ended');
      onKept?.();
      // The experiment stays ended; its destination is set back like any other change of a URL.
      const undo = () => revert({ id: url.id, originalUrl: url.originalUrl });
      void undoToast(`Experiment ended. The short URL now leads to ${name}.`, undo, reasonOf);
    } catch (error) {
      setFailure(reasonOf(error) ?? 'Failed to end experiment');
      setBusy(false);
    }
  };
  return (
    <Dialog title="End this experiment?" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-4">
        <p className="text-sm text-muted">Its figures stay. It cannot be started again.</p>
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 text-sm font-medium">Where should the short URL lead from now on?</legend>
          <Choice
            name="The destination it has now"
            destination={url?.originalUrl ?? null}
            isChosen={kept === null}
            onChoose={() => setKept(null)}
          />
          {report.variants.map(({ id: variant, name, destination }) => (
            <Choice
              key={variant}
              name={variant === winner ? `${name}, the winner` : name}
              destination={destination}
              isChosen={kept === variant}
              onChoose={() => setKept(variant)}
            />
          ))}
        </fieldset>
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            End Experiment
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  destination: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ name, destination, isChosen, onChoose }: ChoiceProps) => (
  <label className="flex min-w-0 items-start gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft">
    <input type="radio" name="kept" checked={isChosen} onChange={onChoose} className="mt-1 accent-accent" />
    <span className="min-w-0 text-sm">
      <span className="font-medium">{name}</span>
      {destination && <Destination url={destination} />}
    </span>
  </label>
);
