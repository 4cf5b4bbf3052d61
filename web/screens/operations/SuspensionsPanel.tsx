import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SuspensionsPanel_operations$key } from '../../__generated__/SuspensionsPanel_operations.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useUnsuspendMutation } from './useTakedownMutations.ts';

const kinds: Record<string, string> = { LINK: 'Link', HOST: 'Host', ACCOUNT: 'Account' };

/** What is suspended, newest first, and the way to undo it. */
export function SuspensionsPanel(props: { operations: SuspensionsPanel_operations$key }) {
  const { suspensions } = useFragment(
    graphql`
      fragment SuspensionsPanel_operations on Operations {
        suspensions {
          number
          kind
          subject
          destination
          reason
          suspendedBy
          createdAt
        }
      }
    `,
    props.operations,
  );
  const list = useRef<HTMLUListElement>(null);
  const [dialog, ask] = useConfirm(() => list.current?.focus());
  const unsuspend = useUnsuspendMutation();
  const { act } = useAct();
  const end = ({ number, subject }: { number: number; subject: string }) =>
    ask({
      tone: 'warning',
      title: `End the suspension of ${subject}?`,
      text: 'Visitors are redirected again at once, and the owner is told.',
      action: 'End suspension',
      run: () =>
        act({
          run: () => unsuspend(number),
          done: `${subject} is no longer suspended`,
          failed: 'The suspension could not be ended',
        }),
    });
  return (
    <Panel title="Suspended" subtitle="The latest 100">
      {suspensions.length === 0 && <p className="text-sm text-muted">Nothing is suspended.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Suspended" className="divide-y divide-line outline-none">
        {suspensions.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium break-all">
                <Badge tone="neutral">{kinds[one.kind] ?? one.kind}</Badge>
                {one.subject}
              </p>
              {one.destination && <p className="text-xs break-all text-muted">{one.destination}</p>}
              <p className="text-xs break-words text-muted">
                {`${one.reason} · ${one.suspendedBy}, ${formatDateTime(one.createdAt)}`}
              </p>
            </div>
            <Button aria-label={`End the suspension of ${one.subject}`} onClick={() => end(one)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}
