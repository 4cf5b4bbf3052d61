import type { SecureContext, TlsOptions } from 'node:tls';
import { IssuedCertificates } from '../../certificates/issued-certificates.ts';
import { config } from '../../common/config.ts';
import { servedDomains } from '../../domains/served-domains.ts';
import { onDomainChange } from '../../live/domain-changes.ts';

const issued = new IssuedCertificates();
const ownHosts = new Set(config.tls ? [] : config.ownHosts);

/** Hosts of strangers cost no query. */
async function certificateFor(name: string): Promise<SecureContext | undefined> {
  const host = name.toLowerCase();
  if (!ownHosts.has(host) && !servedDomains.of(host)) return undefined;
  return (await issued.of(host)) ?? undefined;
}

function choose(name: string, done: (error: Error | null, context?: SecureContext) => void): void {
  certificateFor(name).then(
    (context) => done(null, context),
    (error: unknown) => done(error as Error),
  );
}

/** What a server over TLS needs to choose among issued certificates; nothing where none are. */
export const issuedFor: TlsOptions = config.acme ? { SNICallback: choose } : {};

if (config.acme) onDomainChange(async (host) => issued.forget(host));
