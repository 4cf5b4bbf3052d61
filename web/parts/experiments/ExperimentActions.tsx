import { useState } from 'react';
import { Flag, Pause, Pencil, Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentActions_experiment$key } from '../../__generated__/ExperimentActions_experiment.graphql';
import { reasonOf } from '../../relay/user-refusal.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { confirmToast, failureToast } from '../../ui/toast.ts';
import { EndDialog } from './EndDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useExperimentMutations } from './useExperimentMutations.ts';

interface ExperimentActionsProps {
  experiment: ExperimentActions_experiment$key;
  onKept: (() => void) | undefined;
}

/** Names the destinations of an experiment, and pauses, continues and ends it; one that has ended is only named. */
export function ExperimentActions({ onKept, ...props }: ExperimentActionsProps) {
  const experiment = useFragment(
    graphql`
      fragment ExperimentActions_experiment on Experiment {
        id
        state
        ...EndDialog_experiment
        ...RenameDialog_experiment
      }
    `,
    props.experiment,
  );
  const { pause, resume } = useExperimentMutations();
  const [isBusy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<'end' | 'rename' | null>(null);
  const { id, state } = experiment;
  const isEnded = state === 'ended';
  const isPaused = state === 'paused';
  const toggle = async () => {
    setBusy(true);
    try {
      await (isPaused ? resume(id) : pause(id));
      void confirmToast(isPaused ? 'A/B test resumed' : 'A/B test paused');
    } catch (error) {
      void failureToast(isPaused ? 'Failed to resume the test' : 'Failed to pause the test', reasonOf(error));
    }
    setBusy(false);
  };
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap gap-2">
      <IconButton label="Name the destinations" onClick={() => setDialog('rename')}>
        <Pencil aria-hidden />
      </IconButton>
      {!isEnded && (
        <>
          <Button busy={isBusy} onClick={() => void toggle()}>
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button onClick={() => setDialog('end')}>
            <Flag aria-hidden />
            End …
          </Button>
        </>
      )}
      {dialog === 'rename' && <RenameDialog experiment={experiment} onClose={close} />}
      {dialog === 'end' && <EndDialog experiment={experiment} onClose={close} onKept={onKept} />}
    </div>
  );
}
