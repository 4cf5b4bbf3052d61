import { useState } from 'react';
import { Flag, Pause, Pencil, Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentActions_experiment$key } from '../../__generated__/ExperimentActions_experiment.graphql';
import { useAct } from '../../relay/useAct.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
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
  const { act, isPending } = useAct();
  const [dialog, setDialog] = useState<'end' | 'rename' | null>(null);
  const { id, state } = experiment;
  const isEnded = state === 'ended';
  const isPaused = state === 'paused';
  const toggle = () =>
    void act({
      run: async () => void (await (isPaused ? resume(id) : pause(id))),
      done: isPaused ? 'A/B test resumed' : 'A/B test paused',
      failed: isPaused ? 'Failed to resume the test' : 'Failed to pause the test',
    });
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap gap-2">
      <IconButton label="Name the destinations" onClick={() => setDialog('rename')}>
        <Pencil aria-hidden />
      </IconButton>
      {!isEnded && (
        <>
          <Button busy={isPending} onClick={toggle}>
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
