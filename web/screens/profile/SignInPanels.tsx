import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInPanels_viewer$key } from '../../__generated__/SignInPanels_viewer.graphql';
import { Panel } from '../../ui/Panel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProgramsPanel } from './ProgramsPanel.tsx';
import { SecondStepPanel } from './SecondStepPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** How the owner signs in, and where that is done now; or where another provider manages it. */
export function SignInPanels(props: { viewer: SignInPanels_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment SignInPanels_viewer on Viewer {
        identityManagedAt
        ...EmailPanel_viewer
        ...SecondStepPanel_viewer
        ...PasskeysPanel_viewer
        ...SessionsPanel_viewer
        ...ProgramsPanel_viewer
      }
    `,
    props.viewer,
  );
  if (viewer.identityManagedAt) {
    return (
      <Panel title="Sign-in">
        <p className="text-sm text-muted">
          Your email address, password and sessions are managed at{' '}
          <strong className="font-medium break-words text-ink">{viewer.identityManagedAt}</strong>.
        </p>
      </Panel>
    );
  }
  return (
    <>
      <EmailPanel viewer={viewer} />
      <PasswordPanel />
      <SecondStepPanel viewer={viewer} />
      <PasskeysPanel viewer={viewer} />
      <SessionsPanel viewer={viewer} />
      <ProgramsPanel viewer={viewer} />
    </>
  );
}
