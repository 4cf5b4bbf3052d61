import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { reasonOf, UserRefusal } from '../../relay/user-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { confirmToast } from '../../ui/toast.ts';
import { useChangePasswordMutation } from './useSignInMutations.ts';

const blank = { currentPassword: '', newPassword: '' };
const labels = { currentPassword: 'Current password', newPassword: 'New password' } as const;
type Name = keyof typeof blank;
interface Problem {
  field: string | null;
  message: string;
}

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const [values, setValues] = useState(blank);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const change = useChangePasswordMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setProblem(null);
    try {
      await change(values);
      setValues(blank);
      await confirmToast('Password changed. Your other sessions were signed out.');
    } catch (error) {
      const field = error instanceof UserRefusal ? error.field : null;
      setProblem({ field, message: reasonOf(error) ?? 'The password could not be changed.' });
    } finally {
      setSaving(false);
    }
  };
  const input = (name: Name, autoComplete: string, hint?: string) => (
    <Field label={labels[name]} hint={hint} error={problem?.field === name ? problem.message : null}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete={autoComplete}
          maxLength={200}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const isWhole = problem && (problem.field === null || !(problem.field in labels));
  return (
    <Panel title="Password" subtitle="A new password signs out every other browser.">
      <form noValidate className="grid gap-5 pt-2" onSubmit={(event) => void save(event)}>
        {isWhole && <FormFailure message={problem.message} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {input('currentPassword', 'current-password')}
          {input('newPassword', 'new-password', 'At least 8 characters.')}
        </div>
        <div>
          <Button type="submit" busy={isSaving} disabled={!values.currentPassword || !values.newPassword}>
            Change Password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
