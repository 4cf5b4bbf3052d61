import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zoneMarks } from '../../web/charts/zone-marks.ts';
import { initialsOf } from '../../web/screens/profile/Avatar.tsx';
import { readUser, writeUser } from '../../web/session/storage.ts';
import { answer, begin, fail, field, open, operation, type, useProfile, viewer } from './profile-stage.tsx';

useProfile();

const UPDATE = 'useUpdateProfileMutation';
const saved = (more: object) =>
  answer(UPDATE, { updateProfile: { __typename: 'UpdateProfileSuccess', viewer: { ...viewer, ...more } } });
const refused = (field: string | null, message: string) =>
  answer(UPDATE, { updateProfile: { __typename: 'UserError', code: 'INVALID', message, field } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const inputs = () => operation(UPDATE).request.variables.input;

test('only what was changed is sent, and the new name is everywhere', async () => {
  writeUser({ cognito_sub: 's', first_name: 'Ada' });
  await open();
  expect(save().disabled).toBe(true);
  type('Name', 'Grace Hopper');
  type('First day of the week', '7');
  type('Country', 'FR');
  fireEvent.click(save());
  expect(inputs()).toEqual({ firstName: 'Grace Hopper', firstWeekday: 7, homeCountry: 'FR' });
  await saved({ firstName: 'Grace Hopper', firstWeekday: 7, homeCountry: 'FR' });
  expect(field('Name').value).toBe('Grace Hopper');
  expect(screen.getByText('GH')).toBeTruthy();
  expect(readUser()?.first_name).toBe('Grace Hopper');
  expect(save().disabled).toBe(true);
});

test('the country of the zone is named where none is chosen, and can be chosen again', async () => {
  await open({ homeCountry: 'FR' });
  expect(field('Country').value).toBe('FR');
  type('Country', '');
  expect(screen.getByRole('option', { name: 'As the time zone: Germany' })).toBeTruthy();
  fireEvent.click(save());
  expect(inputs()).toEqual({ homeCountry: null });
});

test('the zone of this device is one click away', async () => {
  await open({ timeZone: 'Pacific/Kiritimati' });
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  fireEvent.click(screen.getByRole('button', { name: /as on this device$/ }));
  expect(field('Time zone').value).toBe(here);
  fireEvent.click(save());
  expect(inputs()).toEqual({ timeZone: here });
});

test('a refusal stands at its field, another above the form, and what was typed stays', async () => {
  await open();
  type('Name', ' ');
  fireEvent.click(save());
  await refused('firstName', 'Please enter your name.');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter your name.')).toBeTruthy();
  expect(field('Name').value).toBe(' ');
  fireEvent.click(save());
  await refused(null, 'Rate limit exceeded');
  expect(screen.getByRole('alert').textContent).toContain('Rate limit exceeded');
  fireEvent.click(save());
  await fail(UPDATE);
  expect(screen.getByRole('alert').textContent).toContain('The profile could not be saved.');
});

test('warnings are switched at once, and back when that fails', async () => {
  await open();
  const warnings = () => screen.getByRole<HTMLInputElement>('switch', { name: "Warn me about my plan's limits" });
  fireEvent.click(warnings());
  expect(inputs()).toEqual({ wantsWarnings: false });
  expect(warnings().checked).toBe(false);
  await refused(null, 'Rate limit exceeded');
  expect(warnings().checked).toBe(true);
});

const endOne = 'useSignInMutationsEndSessionMutation';
const endOthers = 'useSignInMutationsEndOthersMutation';
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('sessions are listed with the present one marked, and one is signed out by itself', async () => {
  await open();
  expect(rows()).toEqual([
    expect.stringMatching(/^Firefox on WindowsThis browserLast used .*, signed in /),
    expect.stringMatching(/^Unknown browserLast used .*Sign out$/),
  ]);
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox on Windows' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: Unknown browser' }));
  expect(operation(endOne).request.variables).toEqual({ input: { id: 'S2' } });
  const left = { id: 'V1', sessions: viewer.sessions!.slice(0, 1) };
  await answer(endOne, { endSession: { __typename: 'EndSessionSuccess', viewer: left } });
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('signing out everywhere else asks before', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(operation(endOthers)).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const left = { id: 'V1', sessions: viewer.sessions!.slice(0, 1) };
  await answer(endOthers, { endOtherSessions: { __typename: 'EndOtherSessionsSuccess', viewer: left } });
  expect(rows()).toHaveLength(1);
});

test('a password is changed with the current one; a refusal stands at its field', async () => {
  await open();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  expect(button().disabled).toBe(true);
  type('Current password', 'wrong horse');
  type('New password', 'battery staple');
  fireEvent.click(button());
  const name = 'useSignInMutationsChangePasswordMutation';
  expect(operation(name).request.variables.input).toEqual({
    currentPassword: 'wrong horse',
    newPassword: 'battery staple',
  });
  const message = 'This is not your current password.';
  await answer(name, {
    changePassword: { __typename: 'UserError', code: 'INVALID', message, field: 'currentPassword' },
  });
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message)).toBeTruthy();
  fireEvent.click(button());
  await answer(name, { changePassword: { __typename: 'ChangePasswordSuccess', viewer: { ...viewer, sessions: [] } } });
  expect(field('New password').value).toBe('');
});

test('an address is changed with the password, and waits for its confirmation', async () => {
  await open({ signInAddress: { isVerified: false, pendingEmail: null } });
  expect(screen.getByText('Not confirmed')).toBeTruthy();
  type('New email address', 'grace@example.com');
  type('Your password', 'correct horse');
  fireEvent.click(screen.getByRole('button', { name: 'Change email address' }));
  const name = 'useEmailMutationsChangeMutation';
  expect(operation(name).request.variables.input).toEqual({
    newEmail: 'grace@example.com',
    currentPassword: 'correct horse',
  });
  const message = 'This is your email address already.';
  await answer(name, { changeEmail: { __typename: 'UserError', code: 'INVALID', message, field: 'newEmail' } });
  expect(field('New email address').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Change email address' }));
  const waiting = { ...viewer, signInAddress: { isVerified: false, pendingEmail: 'grace@example.com' } };
  await answer(name, { changeEmail: { __typename: 'ChangeEmailSuccess', viewer: waiting } });
  expect(screen.getByText('Waiting for the confirmation of grace@example.com.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
  await answer('useEmailMutationsSendMutation', { sendVerification: { __typename: 'SendVerificationSuccess' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
  await answer('useEmailMutationsCancelMutation', {
    cancelEmailChange: { __typename: 'CancelEmailChangeSuccess', viewer },
  });
  expect(screen.queryByText(/^Waiting for/)).toBeNull();
});

test('keys and webhooks are listed, and revoked together after a question', async () => {
  const webhooks = [{ id: 'W1', url: 'https://hooks.example/in' }];
  await open({
    apiKeys: Array.from({ length: 11 }, (_, n) => ({ id: `K${n}`, name: 'Report', hint: `h${n}` })),
    webhooks,
  });
  expect(screen.getAllByText(/^API key “Report” \(… h\d\)$/)).toHaveLength(10);
  expect(screen.getByText('and 2 others')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke all' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revoke all' }));
  const none = { ...viewer, apiKeys: [], webhooks: [] };
  await answer('useSignInMutationsRevokeMutation', {
    revokeAllAccess: { __typename: 'RevokeAllAccessSuccess', viewer: none },
  });
  expect(screen.getByText('There are none any more.')).toBeTruthy();
});

test('without a mail server nothing is to be confirmed, and warnings say why there are none', async () => {
  await open({ sendsEmail: false, signInAddress: { isVerified: false, pendingEmail: null } });
  expect(screen.queryByText('Not confirmed')).toBeNull();
  expect(screen.getByText('This server sends no email. Please ask its operator.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: "Warn me about my plan's limits" }).disabled).toBe(true);
});

test('with an outside provider it is said where passwords and sessions are managed', async () => {
  await open({ identityManagedAt: 'login.example', sessions: null });
  expect(screen.getByText('login.example')).toBeTruthy();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Sessions' })).toBeNull();
});

test('what could not be loaded can be asked for again', async () => {
  await begin();
  await fail('ProfileScreenQuery');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['Ada', 'A'],
  ['ada lovelace king', 'AL'],
  ['Jean-Luc', 'JL'],
  ['😀 x', '😀X'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

const changes = [{ date: '2026-11-11', at: '2026-11-11T09:20:00Z', timeZone: 'America/New_York' }];
const days = (...dates: string[]) => dates.map((lastDate) => ({ lastDate }));
const hours = (...starts: string[]) => starts.map((at) => ({ lastDate: at.slice(0, 10), at }));
test.each([
  ['its day', days('2026-11-10', '2026-11-11', '2026-11-12'), 1],
  ['the week that has it', days('2026-11-08', '2026-11-15'), 1],
  ['its hour', hours('2026-11-11T08:00:00Z', '2026-11-11T09:00:00Z', '2026-11-11T10:00:00Z'), 1],
  ['nothing that ends before', days('2026-11-09', '2026-11-10'), null],
])('a change of the zone marks %s on a chart over time', (_what, points, index) => {
  const marked = index === null ? [] : [{ index, label: 'Time zone changed to America/New York' }];
  expect(zoneMarks({ changes, points })).toEqual(marked);
});
