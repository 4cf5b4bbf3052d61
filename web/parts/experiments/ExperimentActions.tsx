import { useState } from 'react';
import { Flag, Pause, Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentActions_experiment$key } from '../../__generated__/ExperimentActions_experiment.graphql';
import { reasonOf } from '../../relay/user-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { confirmToast, failureToast } from '../../ui/toast.ts';
import { EndDialog } from './EndDialog.tsx';
import { useExperimentMutations } from './useExperimentMutations.ts';

interface ExperimentActionsProps {
  experiment: ExperimentActions_experiment$key;
  onKept: (() => void) | undefined;
}

/** Pauses, continues and ends an experiment; nothing for one that has ended. */
export function ExperimentActions({ onKept, ...props }: ExperimentActionsProps) {
  const experiment = useFragment(
    graphql`
      fragment ExperimentActions_experiment on Experiment {
        id
        state
        ...EndDialog_experiment
      }
    `,
    props.experiment,
  );
  const { pause, resume } = useExperimentMutations();
  const [isBusy, setBusy] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { id, state } = experiment;
  if (state === 'ended') return null;
  const isPaused = state === 'paused';
  const toggle = async () => {
    setBusy(true);
    try {
      await (isPaused ? resume(id) : pause(id));
      void confirmToast(isPaused ? 'Experiment resumed' : 'Experiment paused');
    } catch (error) {
      void failureToast(isPaused ? 'Failed to resume experiment' : 'Failed to pause experiment', reasonOf(error));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={isBusy} onClick={() => void toggle()}>
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button onClick={() => setEnding(true)}>
        <Flag aria-hidden />
        End …
      </Button>
      {isEnding && <EndDialog experiment={experiment} onClose={() => setEnding(false)} onKept={onKept} />}
    </div>
  );
}
