import { useOptimistic, useTransition } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WarningsPanel_viewer$key } from '../../__generated__/WarningsPanel_viewer.graphql';
import { useAct } from '../../relay/useAct.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useUpdateProfileMutation } from './useUpdateProfileMutation.ts';

/** Whether emails warn of the plan's limits; saved at once, and taken back when that fails. */
export function WarningsPanel(props: { viewer: WarningsPanel_viewer$key }) {
  const { wantsWarnings, sendsEmail } = useFragment(
    graphql`
      fragment WarningsPanel_viewer on Viewer {
        wantsWarnings
        sendsEmail
      }
    `,
    props.viewer,
  );
  const [isOn, show] = useOptimistic(wantsWarnings);
  const [isSaving, startTransition] = useTransition();
  const update = useUpdateProfileMutation();
  const { act } = useAct();
  const save = (next: boolean) =>
    startTransition(async () => {
      show(next);
      await act({ run: () => update({ wantsWarnings: next }), failed: 'This could not be saved' });
    });
  return (
    <Panel
      title="Emails"
      subtitle={sendsEmail ? 'Sent to your confirmed address.' : 'This server sends no email. Please ask its operator.'}
    >
      <div aria-busy={isSaving}>
        <Switch
          label="Warn me about my plan's limits"
          note="One email at 80 % and one at 100 % of a limit, at most once a month each."
          isOn={isOn}
          disabled={!sendsEmail}
          onChange={save}
        />
      </div>
    </Panel>
  );
}
