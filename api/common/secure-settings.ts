import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { root } from './product-files.ts';
import { flag } from './setting-shapes.ts';

const HTTPS_PORT = 443;
const WEB_PORT = 80;
const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory';

/** The settings of HTTPS: files of a certificate, and certificates that an authority issues by ACME. */
export const secureSettings = {
  HTTP_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  ACME_TERMS_AGREED: flag,
  ACME_EMAIL: z.email().optional(),
  ACME_DIRECTORY_URL: z.url({ protocol: /^https?$/ }).default(LETS_ENCRYPT),
};

interface Settings {
  PORT: number;
  PUBLIC_ORIGIN?: string | undefined;
  HTTP_PORT?: number | undefined;
  TLS_CERT_FILE?: string | undefined;
  TLS_KEY_FILE?: string | undefined;
  ACME_TERMS_AGREED: boolean;
  ACME_EMAIL?: string | undefined;
  ACME_DIRECTORY_URL: string;
}

/** How certificates are asked for; null where nobody agreed to the terms of the authority. */
const acmeOf = ({ ACME_TERMS_AGREED: isAgreed, ACME_DIRECTORY_URL: directoryUrl, ACME_EMAIL: email }: Settings) =>
  isAgreed ? { directoryUrl, email: email ?? null } : null;

/** Whether and how this server speaks HTTPS itself; throws ConfigError where settings are missing. */
export function secureOf(settings: Settings) {
  const [tls, acme] = [tlsOf(settings), acmeOf(settings)];
  if (acme && !tls && !settings.PUBLIC_ORIGIN)
    throw new ConfigError(
      'The setting ACME_TERMS_AGREED needs PUBLIC_ORIGIN beside it, the name to get a certificate for.',
    );
  return {
    /** The files of the certificate of this server's own hosts; null for none. */
    tls,
    /** How certificates of hosts without files are asked for; null where they are not. */
    acme,
    isSecure: tls !== null || acme !== null,
  };
}

function tlsOf({ TLS_CERT_FILE: certificate, TLS_KEY_FILE: key }: Settings) {
  if (!certificate && !key) return null;
  if (!certificate) throw new ConfigError('The setting TLS_KEY_FILE needs TLS_CERT_FILE beside it.');
  if (!key) throw new ConfigError('The setting TLS_CERT_FILE needs TLS_KEY_FILE beside it.');
  return { certificateFile: resolve(root, certificate), keyFile: resolve(root, key) };
}

/** Only beside a certificate: by default the plain port of the web, where HTTPS has its own. */
export function httpPortOf(settings: Settings): number | null {
  const { HTTP_PORT: port, PORT, TLS_CERT_FILE: certificate, ACME_TERMS_AGREED: isIssued } = settings;
  if (!certificate && !isIssued) {
    if (port)
      throw new ConfigError(
        'The setting HTTP_PORT needs TLS_CERT_FILE or ACME_TERMS_AGREED beside it; without one, PORT speaks HTTP.',
      );
    return null;
  }
  return (port ?? (PORT === HTTPS_PORT ? WEB_PORT : 0)) || null;
}

/** A server with a certificate answers nothing over plain HTTP. */
export function requireSecure(origins: Record<string, string>): void {
  const [plain] = Object.keys(origins).filter((name) => !origins[name]!.startsWith('https:'));
  if (plain)
    throw new ConfigError(
      `The setting ${plain} must begin with https:// where TLS_CERT_FILE or ACME_TERMS_AGREED is set.`,
    );
}
