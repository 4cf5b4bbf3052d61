import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, field, open, operation, type, useProfile, viewer } from './profile-stage.tsx';

useProfile();

describe('two-step sign-in', () => {
  const on = { ...viewer, secondStep: { activatedAt: '2026-11-20T09:00:00Z', recoveryCodesLeft: 10 } };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('is set up by a QR code or a key, and shows the recovery codes once', async () => {
    await open();
    press('Set Up an App');
    const setup = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Footbridge:ada?secret=ABCDEFGH' };
    await answer('useSecondStepMutationsStartMutation', {
      startSecondStep: { __typename: 'StartSecondStepSuccess', setup },
    });
    expect(await screen.findByAltText('QR code for the app')).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    type('Code of the app', '123456');
    press('Switch On');
    const name = 'useSecondStepMutationsActivateMutation';
    expect(operation(name).request.variables).toEqual({ input: { code: '123456' } });
    const message = 'This code is not right.';
    await answer(name, { activateSecondStep: { __typename: 'UserError', code: 'INVALID', message, field: 'code' } });
    expect(field('Code of the app').getAttribute('aria-invalid')).toBe('true');
    press('Switch On');
    const recoveryCodes = { codes: ['aaaa-bbbb', 'cccc-dddd'], viewer: on };
    await answer(name, { activateSecondStep: { __typename: 'ActivateSecondStepSuccess', recoveryCodes } });
    expect(screen.getByRole('region', { name: 'Recovery codes' }).textContent).toBe('aaaa-bbbb\ncccc-dddd');
    press('I Have Kept Them');
    expect(screen.getByText(/10 recovery codes left\.$/)).toBeTruthy();
    expect(screen.queryByText(/aaaa-bbbb/)).toBeNull();
  });

  test('gets new recovery codes, and is switched off after a question', async () => {
    await open({ secondStep: on.secondStep });
    press('New Recovery Codes');
    press('Make new codes');
    await answer('useSecondStepMutationsRenewMutation', {
      renewRecoveryCodes: {
        __typename: 'RenewRecoveryCodesSuccess',
        recoveryCodes: { codes: ['eeee-ffff'], viewer: on },
      },
    });
    expect(screen.getByRole('region', { name: 'Recovery codes' }).textContent).toBe('eeee-ffff');
    press('I Have Kept Them');
    press('Switch Off');
    press('Switch off');
    await answer('useSecondStepMutationsRemoveMutation', {
      removeSecondStep: { __typename: 'RemoveSecondStepSuccess', viewer },
    });
    expect(screen.getByText('It is off: your password alone signs in.')).toBeTruthy();
  });
});
