import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProgramsPanel_viewer$key } from '../../__generated__/ProgramsPanel_viewer.graphql';
import { countOf } from '../../format/numbers.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRevokeAllAccessMutation } from './useSignInMutations.ts';

const MOST_NAMED = 10;

/** What acts for the account, or signs in to it, without the password, with one button that ends all of it. */
export function ProgramsPanel(props: { viewer: ProgramsPanel_viewer$key }) {
  const { apiKeys, webhooks, passkeys } = useFragment(
    graphql`
      fragment ProgramsPanel_viewer on Viewer {
        apiKeys {
          name
          hint
        }
        webhooks {
          url
        }
        passkeys {
          name
        }
      }
    `,
    props.viewer,
  );
  const revoke = useRevokeAllAccessMutation();
  const { act } = useAct();
  const [isDone, setDone] = useState(false);
  const [dialog, ask] = useConfirm(() => {});
  const names = [
    ...apiKeys.map(({ name, hint }) => `API key “${name}” (… ${hint})`),
    ...webhooks.map(({ url }) => `Webhook to ${new URL(url).host}`),
    ...(passkeys ?? []).map(({ name }) => `Passkey “${name}”`),
  ];
  if (!names.length && !isDone) return null;
  const run = () =>
    act({
      run: () => revoke().then(() => setDone(true)),
      done: 'All API keys, webhooks and passkeys are revoked',
      failed: 'They could not be revoked',
    });
  const confirmed = () =>
    ask({
      tone: 'danger',
      title: 'Revoke all API keys, webhooks and passkeys?',
      text: 'Programs that use them stop working at once, and the logs of the webhooks are deleted. This cannot be undone.',
      action: 'Revoke all',
      run,
    });
  const others = names.length - MOST_NAMED;
  return (
    <Panel
      title="API keys, webhooks and passkeys"
      subtitle="They work without your password. If somebody else might know it, revoke them too."
    >
      {names.length ? (
        <>
          <ul className="grid gap-1 py-2 text-sm">
            {names.slice(0, MOST_NAMED).map((name, index) => (
              <li key={index} className="min-w-0 break-words">
                {name}
              </li>
            ))}
            {others > 0 && <li className="text-muted">{`and ${countOf(others, 'other')}`}</li>}
          </ul>
          <div>
            <Button tone="danger" onClick={confirmed}>
              Revoke all
            </Button>
          </div>
        </>
      ) : (
        <p className="py-2 text-sm text-muted">There are none any more.</p>
      )}
      {dialog}
    </Panel>
  );
}
