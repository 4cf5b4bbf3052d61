import { useState, type FormEvent } from 'react';
import type { PresenceQuestion } from './presence-question.ts';
import { startSignIn } from '../../session/sign-in.ts';
import { FormEnd } from '../FormEnd.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { MAX_PASSWORD_LENGTH } from '../../input-limits.ts';

/** Has the provider ask a person anew whom it remembers (OpenID Connect Core 3.1.2.1). */
const ANEW = { prompt: 'login', max_age: '0' };

/** Asks for the password, or for a new sign-in where another provider has it. */
export function PresenceDialog({ question }: { question: PresenceQuestion }) {
  const title = 'Is it you?';
  return (
    <Dialog title={title} onClose={question.giveUp}>
      {question.refusal.code === 'SIGN_IN_AGAIN' ? <SignInAgain {...question} /> : <PasswordForm {...question} />}
    </Dialog>
  );
}

function SignInAgain({ giveUp }: PresenceQuestion) {
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    const { pathname, search } = window.location;
    try {
      await startSignIn(pathname + search, ANEW);
    } catch {
      setFailure('The sign-in cannot be reached. Please try again.');
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Only the owner of the account may do this, and you signed in a while ago. Sign in again, then do it within ten
        minutes.
      </p>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={giveUp}>Cancel</Button>
        <Button tone="primary" onClick={() => void leave()}>
          Sign in again
        </Button>
      </div>
    </div>
  );
}

function PasswordForm({ retry, giveUp }: PresenceQuestion) {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refusal = await retry(password);
    setFailure(refusal && refusal.message);
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-sm text-muted">Only the owner of the account may do this. Enter your password to go on.</p>
      <Field label="Your password" error={failure}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <FormEnd isPending={isBusy} act="Continue" isDisabled={!password} place="dialog" onCancel={giveUp} />
    </form>
  );
}
