import { isIP } from 'node:net';
import { config } from '../../common/config.ts';
import { UserError } from '../../common/user-error.ts';

/**
 * The host that passkeys are made for (WebAuthn's RP ID); null where browsers make none: an IP address, or plain http elsewhere than
 * on this machine.
 */
export function passkeyHost(): string | null {
  const { protocol, hostname } = new URL(config.publicOrigin);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return !isAddress && (protocol === 'https:' || hostname === 'localhost') ? hostname : null;
}

/** The same; refuses FORBIDDEN where there can be no passkeys. */
export function requirePasskeyHost(): string {
  const host = passkeyHost();
  if (host) return host;
  throw new UserError('FORBIDDEN', 'Passkeys need https and a host name instead of an IP address.');
}
