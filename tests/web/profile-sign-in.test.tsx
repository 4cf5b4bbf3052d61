import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, field, open, operation, type, useProfile, viewer } from './profile-stage.tsx';

useProfile();
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('two-step sign-in', () => {
  const on = { ...viewer, secondStep: { activatedAt: '2026-11-20T09:00:00Z', recoveryCodesLeft: 10 } };

  test('is set up by a QR code or a key, and shows the recovery codes once', async () => {
    await open();
    press('Set up an app');
    const setup = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Footbridge:ada?secret=ABCDEFGH' };
    await answer('useSecondStepMutationsStartMutation', {
      startSecondStep: { __typename: 'StartSecondStepSuccess', setup },
    });
    expect(await screen.findByAltText('QR code for the app')).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    type('Code from the app', '123456');
    press('Switch on');
    const name = 'useSecondStepMutationsActivateMutation';
    expect(operation(name).request.variables).toEqual({ input: { code: '123456' } });
    const message = 'This code is not right.';
    await answer(name, { activateSecondStep: { __typename: 'UserError', code: 'INVALID', message, field: 'code' } });
    expect(field('Code from the app').getAttribute('aria-invalid')).toBe('true');
    press('Switch on');
    const recoveryCodes = { codes: ['aaaa-bbbb', 'cccc-dddd'], viewer: on };
    await answer(name, { activateSecondStep: { __typename: 'ActivateSecondStepSuccess', recoveryCodes } });
    expect(screen.getByRole('region', { name: 'Recovery codes' }).textContent).toBe('aaaa-bbbb\ncccc-dddd');
    press('I have saved them');
    expect(screen.getByText(/10 recovery codes left\.$/)).toBeTruthy();
    expect(screen.queryByText(/aaaa-bbbb/)).toBeNull();
  });

  test('gets new recovery codes, and is switched off after a question', async () => {
    await open({ secondStep: on.secondStep });
    press('New recovery codes');
    press('Make new codes');
    await answer('useSecondStepMutationsRenewMutation', {
      renewRecoveryCodes: {
        __typename: 'RenewRecoveryCodesSuccess',
        recoveryCodes: { codes: ['eeee-ffff'], viewer: on },
      },
    });
    expect(screen.getByRole('region', { name: 'Recovery codes' }).textContent).toBe('eeee-ffff');
    press('I have saved them');
    press('Switch off');
    press('Switch off');
    await answer('useSecondStepMutationsRemoveMutation', {
      removeSecondStep: { __typename: 'RemoveSecondStepSuccess', viewer },
    });
    expect(screen.getByText('It is off: your password alone signs in.')).toBeTruthy();
  });
});

describe('passkeys', () => {
  const phone = { id: 'P1', name: 'Phone', createdAt: '2026-11-20T09:00:00Z', lastUsedAt: null };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;

  /** A browser that makes passkeys as `create` says. */
  function withPasskeys(create: (given: { publicKey: { challenge: Uint8Array } }) => Promise<unknown>): void {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create } }));
  }

  test('are made by the browser and added under a name; giving up is said', async () => {
    let isWilling = false;
    withPasskeys(async ({ publicKey }) => {
      if (!isWilling) throw new DOMException('no', 'NotAllowedError');
      expect(new TextDecoder().decode(publicKey.challenge)).toBe('hello?>');
      const response = { clientDataJSON: bytes('{}'), attestationObject: bytes('??>'), getTransports: () => ['usb'] };
      return { id: 'aWQ', rawId: bytes('id'), type: 'public-key', response };
    });
    await open();
    type('Name of the passkey', 'Phone');
    press('Add passkey');
    const options = JSON.stringify({ challenge: 'aGVsbG8_Pg', user: { id: 'dQ', name: 'ada' } });
    const started = { startPasskey: { __typename: 'StartPasskeySuccess', options } };
    await answer('usePasskeyMutationsStartMutation', started);
    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was made. Please try again.');
    isWilling = true;
    press('Add passkey');
    await answer('usePasskeyMutationsStartMutation', started);
    const { input } = operation('usePasskeyMutationsAddMutation').request.variables;
    expect([input.name, JSON.parse(input.credential)]).toEqual([
      'Phone',
      {
        ...{ id: 'aWQ', rawId: 'aWQ', type: 'public-key' },
        response: { clientDataJSON: 'e30', attestationObject: 'Pz8-', transports: ['usb'] },
      },
    ]);
    await answer('usePasskeyMutationsAddMutation', {
      addPasskey: { __typename: 'AddPasskeySuccess', viewer: { ...viewer, passkeys: [phone] } },
    });
    expect(screen.getByText(/^Added .*, not used yet$/)).toBeTruthy();
    expect(field('Name of the passkey').value).toBe('');
  });

  test('are listed with their use and among what can be revoked, and one is removed after a question', async () => {
    await open({ passkeys: [phone] });
    expect(screen.getByText('This browser cannot make passkeys here.')).toBeTruthy();
    expect(screen.getByText('Passkey “Phone”')).toBeTruthy();
    press('Remove: Phone');
    press('Remove');
    expect(operation('usePasskeyMutationsRemoveMutation').request.variables).toEqual({ input: { id: 'P1' } });
    await answer('usePasskeyMutationsRemoveMutation', {
      removePasskey: { __typename: 'RemovePasskeySuccess', viewer },
    });
    expect(screen.queryByText('Passkey “Phone”')).toBeNull();
  });

  test('are not shown where there can be none', async () => {
    await open({ canAddPasskeys: false });
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
  });
});
