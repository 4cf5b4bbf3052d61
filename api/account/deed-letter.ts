import { config } from '../common/config.ts';
import type { Letter } from '../mail/letter.ts';
import type { Deed, DeedMail } from '../mail/outbox.ts';

const words: Record<Deed, (name: string) => { subject: string; text: string; path?: string }> = {
  api_key: (name) => ({
    subject: 'A new API key for your account',
    text: `The API key “${name}” was made for your account. Programs can use it until you revoke it.`,
    path: '/account/api-keys',
  }),
  webhook: (name) => ({
    subject: 'A new webhook for your account',
    text: `A webhook to ${name} was made or changed. It is notified of what happens to your links.`,
    path: '/account/webhooks',
  }),
  export: () => ({
    subject: 'A download of your account was requested',
    text: 'Everything stored about your account is being collected in a file, which can be downloaded for a day.',
    path: '/preferences?tab=privacy',
  }),
  deletion: () => ({
    subject: 'Clicks of your account are being deleted',
    text: 'Old clicks of your account are being deleted for good.',
    path: '/preferences?tab=privacy',
  }),
  second_step_off: () => ({
    subject: 'Two-step sign-in was switched off',
    text: 'Your account no longer asks for a code after the password: the password alone is enough.',
    path: '/account/profile',
  }),
  recovery_codes: () => ({
    subject: 'New recovery codes for your account',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
    path: '/account/profile',
  }),
  recovery_code_used: () => ({
    subject: 'A recovery code was used',
    text: 'Somebody signed in to your account with your password and a recovery code, which does not work again.',
    path: '/account/profile',
  }),
  wrong_codes: () => ({
    subject: 'Somebody knows your password',
    text: 'Somebody entered your password and then many wrong codes. They were not signed in.',
    path: '/account/profile',
  }),
  closing: () => ({
    subject: 'Your account is being deleted',
    text: 'Your account was closed. Everything stored about it is being deleted for good.',
  }),
};

/** The email about something that was done for an account. */
export function deedLetter({ email, deed, name }: DeedMail): Letter {
  const { subject, text, path } = words[deed](name ?? '');
  const advice = path
    ? 'If that was not you, choose a new password at once and revoke everything that you do not recognise.'
    : 'If that was not you, please tell the operator of this server at once.';
  return {
    to: email,
    subject,
    paragraphs: [text, advice],
    ...(path && { action: { label: 'Look at your account', url: config.publicOrigin + path } }),
  };
}
