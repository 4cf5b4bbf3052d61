import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  fail,
  open,
  operation,
  settings,
  settle,
  useNetworking,
  viewer,
  website,
} from './networking-stage.tsx';

useNetworking();

test('shows level, websites and privacy mode, and the configuration as it is', async () => {
  await open();
  expect(screen.getByText('Registered websites').nextSibling?.textContent).toContain('0');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^None/ }).checked).toBe(true);
  expect(within(screen.getByRole('region', { name: 'Current configuration' })).getByText('Never')).toBeTruthy();
});

test('the configuration names what the settings are for, where that was said', async () => {
  await open(undefined, viewer({ networkSettings: { ...settings, useCase: 'Newsletters' } }));
  const shown = within(screen.getByRole('region', { name: 'Current configuration' }));
  expect(shown.getByText('Used for').nextSibling?.textContent).toBe('Newsletters');
});

const UPDATE = 'useUpdateNetworkSettingsMutation';

test('a level is saved at once, shown before the answer, and confirmed for three seconds', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /^Full/ }));
  await settle();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Full/ }).checked).toBe(true);
  expect(operation(UPDATE).request.variables).toEqual({ input: { networkMeasurementLevel: 'full' } });
  const saved = { ...settings, level: 'full', updatedAt: '2026-11-20T12:00:00Z' };
  await answer(UPDATE, {
    updateNetworkSettings: { __typename: 'UpdateNetworkSettingsSuccess', viewer: viewer({ networkSettings: saved }) },
  });
  expect(screen.getByText('Network settings updated successfully!')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Full/ }).checked).toBe(true);
  await settle(3_000);
  expect(screen.queryByText('Network settings updated successfully!')).toBeNull();
});

test('a change that fails is taken back, and says so', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: 'Privacy mode' }));
  await settle();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Privacy mode' }).checked).toBe(true);
  await fail(UPDATE);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Privacy mode' }).checked).toBe(false);
  expect(screen.getByText('Failed to update network settings')).toBeTruthy();
});

const SETUP = 'useQuickSetupMutation';
const dialog = () => within(screen.getByRole('alertdialog'));
const confirmPreset = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(dialog().getByRole('button', { name: `Use ${name}` }));
  await settle();
};

test('a preset asks before it is used, and names what is lost', async () => {
  await open('?tab=settings', viewer({ networkSettings: { ...settings, method: 'embed' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Fastest' }));
  expect(dialog().getByText(/country and city of coming clicks are not kept.*becomes Redirect\.$/)).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(operation(SETUP)).toBeUndefined();
  await confirmPreset('Fastest');
  expect(operation(SETUP).request.variables).toEqual({ input: { preset: 'fastest' } });
  const changed = viewer({ networkSettings: { ...settings, geolocation: false } });
  await answer(SETUP, { quickNetworkSetup: { __typename: 'QuickNetworkSetupSuccess', viewer: changed } });
  expect(screen.getByText('No measurement. Country and city are off.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a preset that is refused says why', async () => {
  await open();
  await confirmPreset('Full');
  const refusal = { __typename: 'UserError', code: 'FORBIDDEN', message: 'Your account is suspended.', field: null };
  await answer(SETUP, { quickNetworkSetup: refusal });
  expect(screen.getByText('Your account is suspended.')).toBeTruthy();
});

const REGISTER = 'useWebsiteMutationsRegisterMutation';

/** Answers the list, which is read again a little after it changed. */
async function listAgain(websites: object[]) {
  await settle(150);
  await answer('NetworkingScreenQuery', { viewer: viewer({ websites }) });
}

test('a website is registered, and the list is read again', async () => {
  await open('?tab=websites');
  expect(screen.getByText('No websites registered')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Register your first website' }));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Register website' });
  expect(submit.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Domain'), { target: { value: 'localhost' } });
  fireEvent.click(submit);
  await settle();
  const message = 'Please enter a full domain such as example.com, not a single word.';
  await answer(REGISTER, { registerWebsite: { __typename: 'UserError', code: 'INVALID', message, field: 'domain' } });
  expect(screen.getByText(message)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Domain'), { target: { value: 'example.com' } });
  fireEvent.click(submit);
  await settle();
  await answer(REGISTER, { registerWebsite: { __typename: 'RegisterWebsiteSuccess', website: { id: 'W1' } } });
  expect(screen.getByText('Website registered successfully!')).toBeTruthy();
  await listAgain([website]);
  // What comes next is shown at once.
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Connect example.com' })).getAllByRole('button', { name: 'Close' })[0]!,
  );
  const card = within(screen.getByRole('article'));
  for (const text of ['example.com', 'Unnamed website', 'Pending', 'Active', '01234567...']) {
    expect(card.getByText(text)).toBeTruthy();
  }
});

const VERIFY = 'useWebsiteMutationsVerifyMutation';
const verified = (isVerified: boolean) => ({
  verifyWebsite: {
    __typename: 'VerifyWebsiteSuccess',
    verification: {
      website: { ...website, isVerified },
      checks: [
        { method: 'dns', isProved: isVerified, reason: isVerified ? null : 'There is no TXT record.' },
        { method: 'file', isProved: false, reason: 'The website responded with status 404.' },
        { method: 'meta', isProved: false, reason: 'The website could not be reached.' },
        { method: 'script', isProved: false, reason: "The snippet is not in the page's head." },
      ],
    },
  },
});

test('verification names why each way failed, and ends when one is proved', async () => {
  await open('?tab=websites', viewer({ websites: [website] }));
  fireEvent.click(screen.getByRole('button', { name: 'Verify website' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Verify example.com' }));
  expect(dialog.getByText(website.proofs.metaTag)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Check now' }));
  await settle();
  await answer(VERIFY, verified(false));
  expect(dialog.getByText('The website responded with status 404.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Check now' }));
  await settle();
  await answer(VERIFY, verified(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('example.com is verified.')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify website' })).toBeNull();
});

test('a website can be switched off and removed after a question', async () => {
  await open('?tab=websites', viewer({ websites: [website] }));
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await settle();
  const UPDATE_WEBSITE = 'useWebsiteMutationsUpdateMutation';
  expect(operation(UPDATE_WEBSITE).request.variables).toEqual({ input: { id: 'W1', isActive: false } });
  await answer(UPDATE_WEBSITE, {
    updateWebsite: { __typename: 'UpdateWebsiteSuccess', website: { ...website, isActive: false } },
  });
  expect(screen.getByText('Inactive')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove example.com?' }));
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await settle();
  await answer('useWebsiteMutationsDeleteMutation', { deleteWebsite: { __typename: 'DeleteWebsiteSuccess' } });
  await listAgain([]);
  expect(screen.getByText('No websites registered')).toBeTruthy();
});

test('a card says when the snippet was last seen, whether the website is verified or not', async () => {
  const seen = { ...website, snippetSeenAt: '2026-11-20T11:57:00Z' };
  const other = { ...website, id: 'W2', domain: 'other.example', isVerified: true };
  await open('?tab=websites', viewer({ websites: [seen, other] }));
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('Snippet seen 3 minutes ago')).toBeTruthy();
  expect(within(first!).getByText('Pending')).toBeTruthy();
  expect(within(second!).getByText('Snippet not seen yet')).toBeTruthy();
});

test('the key for conversions is shown once; a failure is said', async () => {
  await open('?tab=websites', viewer({ websites: [website] }));
  fireEvent.click(screen.getByRole('button', { name: 'Get code snippet' }));
  const ROTATE = 'useRotateConversionKeyMutation';
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  await settle();
  await fail(ROTATE);
  expect(screen.getByRole('alert').textContent).toBe('The key could not be created.');
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  await settle();
  expect(operation(ROTATE).request.variables).toEqual({ input: { id: 'W1' } });
  const key = { conversionKey: 'fbk_feed', website: { ...website, hasConversionKey: true } };
  await answer(ROTATE, { rotateConversionKey: { __typename: 'RotateConversionKeySuccess', key } });
  expect(screen.getByText('fbk_feed')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  fireEvent.click(screen.getByRole('button', { name: 'Get code snippet' }));
  expect(screen.queryByText('fbk_feed')).toBeNull();
  expect(screen.getByRole('button', { name: 'Replace key' })).toBeTruthy();
});
