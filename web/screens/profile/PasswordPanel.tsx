import { useState } from 'react';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useChangePasswordMutation } from './useSignInMutations.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../input-limits.ts';

const blank = { currentPassword: '', newPassword: '' };
const labels = { currentPassword: 'Current password', newPassword: 'New password' } as const;
type Name = keyof typeof blank;

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const [values, setValues] = useState(blank);
  const { submit, isPending, errorOf, failureBeyond } = useAct(inPlace);
  const failure = failureBeyond(...Object.keys(blank));
  const change = useChangePasswordMutation();
  const save = {
    run: () => change(values).then(() => setValues(blank)),
    done: 'Password changed. Your other sessions were signed out.',
    failed: 'The password could not be changed.',
  };
  const input = (name: Name, autoComplete: string, hint?: string) => (
    <Field label={labels[name]} hint={hint} error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete={autoComplete}
          maxLength={MAX_PASSWORD_LENGTH}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Panel title="Password" subtitle="A new password signs out every other browser.">
      <form noValidate className="grid gap-5 pt-2" onSubmit={(event) => submit(event, save)}>
        {failure && <FormFailure failure={failure} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {input('currentPassword', 'current-password')}
          {input('newPassword', 'new-password', `At least ${MIN_PASSWORD_LENGTH} characters.`)}
        </div>
        <div>
          <Button type="submit" busy={isPending} disabled={!values.currentPassword || !values.newPassword}>
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
