import { z } from 'zod';
import { config } from '../common/config.ts';
import { MAX_DESTINATION_LENGTH } from '../common/input-limits.ts';

export const urlRefusals = {
  malformed: 'Please enter a full address, such as https://example.com/webhooks.',
  scheme: 'The address must begin with https://.',
  credentials: 'Please remove the user name and password from the address.',
  fragment: 'Please remove the part after # from the address.',
  tooLong: `Please enter an address of at most ${MAX_DESTINATION_LENGTH} characters.`,
  ourselves: 'A webhook cannot call this service.',
} as const;

/** True for a host that the operator trusts, though it may be inside the network: by its name, with or without its port. */
export const isTrusted = ({ host, hostname }: URL): boolean =>
  config.webhookHosts.some((trusted) => trusted === host || trusted === hostname);

const ourHosts = new Set([config.publicOrigin, config.shortOrigin].map((origin) => new URL(origin).host));

function refusalOf(text: string): string | null {
  if (text.length > MAX_DESTINATION_LENGTH) return urlRefusals.tooLong;
  if (!/^https?:\/\/[^\s/]/i.test(text)) return /^[a-z]+:/i.test(text) ? urlRefusals.scheme : urlRefusals.malformed;
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return urlRefusals.malformed;
  return refusalOfUrl(new URL(text));
}

function refusalOfUrl(url: URL): string | null {
  if (url.username || url.password) return urlRefusals.credentials;
  if (url.hash) return urlRefusals.fragment;
  if (ourHosts.has(url.host)) return urlRefusals.ourselves;
  if (url.protocol === 'http:' && !isTrusted(url)) return urlRefusals.scheme;
  return url.href.length > MAX_DESTINATION_LENGTH ? urlRefusals.tooLong : null;
}

/** An address that a webhook may call: https, or http for a host that the operator trusts; in its canonical form. */
export const EndpointUrl = z.string(urlRefusals.malformed).transform((typed, context) => {
  const text = typed.trim();
  const refusal = refusalOf(text);
  if (!refusal) return new URL(text).href;
  context.addIssue({ code: 'custom', message: refusal });
  return z.NEVER;
});
