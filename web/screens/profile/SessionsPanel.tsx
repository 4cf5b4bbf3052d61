import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SessionsPanel_viewer$data,
  SessionsPanel_viewer$key,
} from '../../__generated__/SessionsPanel_viewer.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm, type Question } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './useSignInMutations.ts';

type Session = NonNullable<SessionsPanel_viewer$data['sessions']>[number];

const nameOf = ({ device }: Pick<Session, 'device'>) => device ?? 'Unknown browser';

/** Where the owner is signed in, and ways to sign out there. */
export function SessionsPanel(props: { viewer: SessionsPanel_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsPanel_viewer on Viewer {
        sessions {
          id
          device
          signedInAt
          lastUsedAt
          isCurrent
        }
      }
    `,
    props.viewer,
  );
  const list = useRef<HTMLUListElement>(null);
  const [dialog, ask] = useConfirm(() => list.current?.focus());
  const end = useEndSessionMutation();
  const endOthers = useEndOtherSessionsMutation();
  const { act } = useAct();
  const known = sessions ?? [];
  const everywhere: Question = {
    tone: 'warning',
    title: 'Sign out everywhere else?',
    text: 'Every other browser is signed out at once. This one stays signed in.',
    action: 'Sign out',
    run: () =>
      act({ run: endOthers, done: 'Signed out everywhere else', failed: 'The other browsers could not be signed out' }),
  };
  return (
    <Panel
      title="Sessions"
      subtitle="Browsers that are signed in to your account."
      actions={known.length > 1 && <Button onClick={() => ask(everywhere)}>Sign out everywhere else</Button>}
    >
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="divide-y divide-line outline-none">
        {known.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              void act({
                run: () => end(session.id),
                done: `Signed out: ${nameOf(session)}`,
                failed: `Could not be signed out: ${nameOf(session)}`,
              })
            }
          />
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}

const SessionRow = ({ session, onEnd }: { session: Session; onEnd: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {nameOf(session)}
        {session.isCurrent && <Badge tone="positive">This browser</Badge>}
      </p>
      <p className="text-xs text-muted">
        {`Last used ${formatDateTime(session.lastUsedAt)}, signed in ${formatDateTime(session.signedInAt)}`}
      </p>
    </div>
    {!session.isCurrent && (
      <Button aria-label={`Sign out: ${nameOf(session)}`} onClick={onEnd}>
        Sign out
      </Button>
    )}
  </li>
);
