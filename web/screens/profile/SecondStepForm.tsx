import { useMemo, useState } from 'react';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { qrShape, qrSvg } from '../../ui/qr/qr-svg.ts';
import { useActivateSecondStepMutation } from './useSecondStepMutations.ts';
import { SECOND_STEP_DIGITS } from '../../input-limits.ts';

/** What an app needs to make codes. */
export interface Setup {
  secret: string;
  uri: string;
}

interface SecondStepFormProps {
  setup: Setup;
  onActivated: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Between the digits of a code. */
const SPACES = 3;

/** Shows the secret to an app, and switches the codes on once the app shows a right one. */
export function SecondStepForm({ setup, onActivated, onCancel }: SecondStepFormProps) {
  const [code, setCode] = useState('');
  const activate = useActivateSecondStepMutation();
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond('code');
  const switchOn = {
    run: async () => onActivated(await activate(code)),
    failed: 'Two-step sign-in could not be switched on.',
  };
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(qrSvg(qrShape(setup.uri)))}`, [setup.uri]);
  return (
    <form noValidate className="grid gap-4 pt-2" onSubmit={(event) => submit(event, switchOn)}>
      <p className="text-sm text-muted">
        Scan this code with an app for one-time codes, or type the key into it. Then enter the six digits that it shows.
      </p>
      <img src={picture} alt="QR code for the app" className="size-40 rounded-lg border border-line sm:size-52" />
      <p className="text-sm">
        Key:{' '}
        <code className="font-mono text-xs break-all">
          {setup.secret.replace(/.{4}(?=.)/g, (group) => `${group} `)}
        </code>
      </p>
      <div className="max-w-60">
        <Field label="Code from the app" error={errorOf('code')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={SECOND_STEP_DIGITS + SPACES}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      </div>
      <FormEnd failure={failure} isPending={isPending} act="Switch on" isDisabled={!code.trim()} onCancel={onCancel} />
    </form>
  );
}
