import { graphql, useFragment } from 'react-relay/hooks';
import type { ActionsPanel_operations$key } from '../../__generated__/ActionsPanel_operations.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';

const words: Record<string, string> = {
  become_operator: 'Became an operator',
  make_operator: 'Made an operator',
  remove_operator: 'Removed an operator',
  change_plan: 'Changed a plan',
  reset_password: 'Reset a password',
  confirm_address: 'Confirmed an address',
  invite: 'Invited somebody',
  close_account: 'Closed an account',
  suspend_link: 'Suspended a link',
  suspend_host: 'Suspended a host',
  suspend_account: 'Suspended an account',
  lift_link: 'Ended the suspension of a link',
  lift_host: 'Ended the suspension of a host',
  lift_account: 'Ended the suspension of an account',
  settle_reports: 'Settled the reports of a link',
};

/** The latest of what was done for the installation, on screens and at the command line. */
export function ActionsPanel(props: { operations: ActionsPanel_operations$key }) {
  const { actions } = useFragment(
    graphql`
      fragment ActionsPanel_operations on Operations {
        actions {
          number
          at
          actor
          action
          subject
          reason
        }
      }
    `,
    props.operations,
  );
  return (
    <Panel title="What was done" subtitle="The latest 50 actions. The log is never changed or deleted.">
      {actions.length === 0 ? (
        <p className="text-sm text-muted">Nothing yet.</p>
      ) : (
        <div className="flex max-h-96 flex-col">
          <DataTable
            caption="Actions, newest first"
            rows={actions}
            keyOf={({ number }) => String(number)}
            columns={[
              { name: 'Time', cell: ({ at }) => formatDateTime(at) },
              { name: 'Action', cell: ({ action }) => words[action] ?? action },
              { name: 'On', cell: ({ subject }) => <span className="break-all">{subject}</span> },
              { name: 'Details', cell: ({ reason }) => reason ?? '' },
              { name: 'By', cell: ({ actor }) => actor },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}
