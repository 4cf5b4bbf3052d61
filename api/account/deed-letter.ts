import { config } from '../config.ts';
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
    text: `A webhook to ${name} was made or changed. It is told what happens to your links.`,
    path: '/account/webhooks',
  }),
  export: () => ({
    subject: 'A download of your account was requested',
    text: 'Everything stored of your account is being collected in a file, which can be downloaded for a day.',
    path: '/preferences?tab=privacy',
  }),
  deletion: () => ({
    subject: 'Clicks of your account are being deleted',
    text: 'Old clicks of your account are being deleted for good.',
    path: '/preferences?tab=privacy',
  }),
  closing: () => ({
    subject: 'Your account is being deleted',
    text: 'Your account was closed. Everything stored of it is being deleted for good.',
  }),
};

/** The email about something that was done for an account. */
export function deedLetter({ email, deed, name }: DeedMail): Letter {
  const { subject, text, path } = words[deed](name ?? '');
  const advice = path
    ? 'If that was not you, choose a new password at once and revoke what you do not know.'
    : 'If that was not you, please tell the operator of this server at once.';
  return {
    to: email,
    subject,
    paragraphs: [text, advice],
    ...(path && { action: { label: 'Look at your account', url: config.publicOrigin + path } }),
  };
}
