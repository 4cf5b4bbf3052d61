import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EndDialog_experiment$key } from '../../__generated__/EndDialog_experiment.graphql';
import { inPlace, useAct, type Said } from '../../relay/useAct.ts';
import { FormEnd } from '../FormEnd.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRevertUrl } from '../url-form/useRevertUrl.ts';
import { DestinationChoices, OWN } from './DestinationChoices.tsx';
import { useExperimentMutations } from './useExperimentMutations.ts';

interface EndDialogProps {
  experiment: EndDialog_experiment$key;
  onClose: () => void;
  onKept: (() => void) | undefined;
}

const NOTHING_CHOSEN = 'Choose where the link should lead.';

/** Asks which destination stays, and ends the test; what was measured best is chosen already, where anything was. */
export function EndDialog({ onClose, onKept, ...props }: EndDialogProps) {
  const { id, state, url, report } = useFragment(
    graphql`
      fragment EndDialog_experiment on Experiment {
        id
        state
        url {
          id
          originalUrl
        }
        report {
          best {
            id
          }
          verdict {
            kind
          }
          variants {
            id
            name
            destination
            rate
          }
        }
      }
    `,
    props.experiment,
  );
  const { verdict } = report;
  const variants = report.variants.map(({ id: variant, name, destination, rate }) => ({
    id: variant,
    name,
    destination,
    rate,
  }));
  const best = variants.find((variant) => variant.id === report.best?.id) ?? null;
  const [chosen, setChosen] = useState<string | null>(best?.id ?? null);
  const [isMissing, setMissing] = useState(false);
  const { act, isPending, failure, forget } = useAct(inPlace);
  const { end } = useExperimentMutations();
  const revert = useRevertUrl();
  const choose = (choice: string) => {
    setChosen(choice);
    setMissing(false);
    forget();
  };
  const told = (): Said => {
    const kept = variants.find((variant) => variant.id === chosen);
    if (!kept || !url) return 'Test ended. The link leads to its own destination.';
    // The test stays ended; the destination is set back like any other change of a link.
    const undo = () => revert({ id: url.id, originalUrl: url.originalUrl });
    return { text: `Test ended. The link now leads to ${kept.name}.`, undo };
  };
  const finish = async () => {
    await end(id, chosen === OWN ? null : chosen);
    onClose();
    if (chosen !== OWN && url) onKept?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return setMissing(true);
    void act({ run: finish, done: told, failed: 'Failed to end the test' });
  };
  const problem = isMissing ? { message: NOTHING_CHOSEN } : failure;
  return (
    <Dialog title="End this A/B test?" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid min-w-0 gap-4">
        <p className="text-sm text-muted">Its figures stay. It cannot be started again.</p>
        <DestinationChoices
          of={variants}
          best={best}
          kind={verdict.kind}
          own={url && { destination: url.originalUrl, isUsed: state === 'paused' }}
          chosen={chosen}
          onChoose={choose}
        />
        <FormEnd failure={problem} isPending={isPending} act="End test" place="dialog" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
