import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SecondStepPanel_viewer$key } from '../../__generated__/SecondStepPanel_viewer.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { Setup } from './SecondStepForm.tsx';
import {
  useRemoveSecondStepMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondStepMutation,
} from './useSecondStepMutations.ts';

/** Its QR code is drawn by a library that nothing else on the screen needs. */
const SecondStepForm = lazily(async () => (await import('./SecondStepForm.tsx')).SecondStepForm);

/** What the panel shows in place of the state. */
type Shown = { setup: Setup } | { codes: readonly string[] } | null;

/** Whether the sign-in asks for codes of an app, and ways to change that. */
export function SecondStepPanel(props: { viewer: SecondStepPanel_viewer$key }) {
  const { secondStep } = useFragment(
    graphql`
      fragment SecondStepPanel_viewer on Viewer {
        secondStep {
          activatedAt
          recoveryCodesLeft
        }
      }
    `,
    props.viewer,
  );
  const [shown, setShown] = useState<Shown>(null);
  if (!secondStep) return null;
  const { activatedAt, recoveryCodesLeft } = secondStep;
  return (
    <Panel
      title="Two-step sign-in"
      subtitle="After your password, the sign-in asks for a code from an app on your phone."
    >
      {shown && 'codes' in shown ? (
        <RecoveryCodes codes={shown.codes} onClose={() => setShown(null)} />
      ) : shown ? (
        <Suspense>
          <SecondStepForm
            setup={shown.setup}
            onActivated={(codes) => setShown({ codes })}
            onCancel={() => setShown(null)}
          />
        </Suspense>
      ) : activatedAt ? (
        <SwitchedOn since={activatedAt} codesLeft={recoveryCodesLeft} onCodes={(codes) => setShown({ codes })} />
      ) : (
        <SwitchedOff onSetup={(setup) => setShown({ setup })} />
      )}
    </Panel>
  );
}

function SwitchedOff({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const start = useStartSecondStepMutation();
  const { act, isPending: isBusy } = useAct();
  const begin = () => void act({ run: async () => onSetup(await start()), failed: 'It could not be set up' });
  return (
    <div className="pt-2">
      <p className="pb-3 text-sm text-muted">It is off: your password alone signs in.</p>
      <Button busy={isBusy} onClick={begin}>
        Set up an app
      </Button>
    </div>
  );
}

interface SwitchedOnProps {
  since: string;
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

function SwitchedOn({ since, codesLeft, onCodes }: SwitchedOnProps) {
  const remove = useRemoveSecondStepMutation();
  const renew = useRenewRecoveryCodesMutation();
  const { act } = useAct();
  const [dialog, ask] = useConfirm(() => {});
  const removing = {
    tone: 'danger',
    title: 'Switch two-step sign-in off?',
    text: 'Your password alone signs in then. The recovery codes no longer work.',
    action: 'Switch off',
    run: () =>
      act({ run: remove, done: 'Two-step sign-in is off', failed: 'Two-step sign-in could not be switched off' }),
  } as const;
  const renewing = {
    tone: 'warning',
    title: 'Make new recovery codes?',
    text: 'The old ones no longer work.',
    action: 'Make new codes',
    run: () =>
      act({
        run: async () => onCodes(await renew()),
        done: 'New recovery codes made',
        failed: 'The recovery codes could not be made',
      }),
  } as const;
  return (
    <div className="pt-2">
      <p className="pb-3 text-sm text-muted">
        {`On since ${formatDateTime(since)}. ${countOf(codesLeft, 'recovery code')} left.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => ask(renewing)}>New recovery codes</Button>
        <Button tone="danger" onClick={() => ask(removing)}>
          Switch off
        </Button>
      </div>
      {dialog}
    </div>
  );
}
