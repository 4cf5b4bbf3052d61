import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EmailPanel_viewer$key } from '../../__generated__/EmailPanel_viewer.graphql';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useSendVerificationMutation,
} from './useEmailMutations.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../../input-limits.ts';

const blank = { newEmail: '', currentPassword: '' };

/** The address that signs in: whether it is confirmed, and a way to another one. */
export function EmailPanel(props: { viewer: EmailPanel_viewer$key }) {
  const { email, sendsEmail, signInAddress } = useFragment(
    graphql`
      fragment EmailPanel_viewer on Viewer {
        email
        sendsEmail
        signInAddress {
          isVerified
          pendingEmail
        }
      }
    `,
    props.viewer,
  );
  return (
    <Panel
      title="Email address"
      subtitle={
        sendsEmail
          ? 'A new address takes effect once you confirm it with the link in an email.'
          : 'You sign in with it.'
      }
    >
      <p className="min-w-0 py-2 text-sm font-medium break-words">{email}</p>
      {sendsEmail && signInAddress && <Confirmation {...signInAddress} />}
      <EmailForm done={sendsEmail ? 'Check your email to confirm the new address' : 'Email address changed'} />
    </Panel>
  );
}

interface ConfirmationProps {
  isVerified: boolean;
  pendingEmail?: string | null | undefined;
}

const Confirmation = ({ isVerified, pendingEmail }: ConfirmationProps) => (
  <>
    <p className="flex flex-wrap items-center gap-2 pb-2 text-sm text-muted">
      <Badge tone={isVerified ? 'positive' : 'warning'}>{isVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
      {pendingEmail && `Waiting for the confirmation of ${pendingEmail}.`}
    </p>
    {(pendingEmail || !isVerified) && <AddressActions isPending={Boolean(pendingEmail)} />}
  </>
);

function AddressActions({ isPending }: { isPending: boolean }) {
  const send = useSendVerificationMutation();
  const cancel = useCancelEmailChangeMutation();
  const { act, isPending: isActing, isBusy } = useAct();
  const sendAgain = () =>
    void act({ of: 'send', run: send, done: 'The email is on its way', failed: 'The email could not be sent' });
  const giveUp = () =>
    void act({
      of: 'cancel',
      run: cancel,
      done: 'Your address stays as it is',
      failed: 'The change could not be cancelled',
    });
  return (
    <div className="flex flex-wrap gap-2 pb-4">
      <Button busy={isBusy('send')} disabled={isActing} onClick={sendAgain}>
        Send the confirmation again
      </Button>
      {isPending && (
        <Button tone="quiet" busy={isBusy('cancel')} disabled={isActing} onClick={giveUp}>
          Cancel the change
        </Button>
      )}
    </div>
  );
}

function EmailForm({ done }: { done: string }) {
  const [values, setValues] = useState(blank);
  const { submit, isPending, errorOf, failureBeyond } = useAct(inPlace);
  const failure = failureBeyond(...Object.keys(blank));
  const change = useChangeEmailMutation();
  const save = {
    run: () => change(values).then(() => setValues(blank)),
    done,
    failed: 'The email address could not be changed.',
  };
  return (
    <form noValidate className="grid gap-5 pt-2" onSubmit={(event) => submit(event, save)}>
      {failure && <FormFailure failure={failure} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="New email address" error={errorOf('newEmail')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={MAX_EMAIL_LENGTH}
              value={values.newEmail}
              onChange={(event) => setValues({ ...values, newEmail: event.target.value })}
            />
          )}
        </Field>
        <Field label="Your password" error={errorOf('currentPassword')}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              maxLength={MAX_PASSWORD_LENGTH}
              value={values.currentPassword}
              onChange={(event) => setValues({ ...values, currentPassword: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" busy={isPending} disabled={!values.newEmail || !values.currentPassword}>
          Change email address
        </Button>
      </div>
    </form>
  );
}
