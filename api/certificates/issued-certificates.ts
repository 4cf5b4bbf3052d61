import { createSecureContext, type SecureContext } from 'node:tls';
import { Lru } from '../common/lru.ts';
import { lookupPool } from '../database/pool.ts';
import { decryptFor } from '../secrets/encryption.ts';

/** A context takes some 50 kB. */
const MOST_CONTEXTS = 1_000;
/** A change is told; this is for what was missed. */
const FRESH_MS = 600_000;
/** The same where there is none yet. */
const MISSING_MS = 10_000;

interface Entry {
  context: SecureContext | null;
  staleAt: number;
}

interface CertificateRow {
  chain: string;
  private_key: Buffer;
}

/** The certificates that were issued to this installation, read when a visitor needs one. */
export class IssuedCertificates {
  readonly #known = new Lru<string, Entry>(MOST_CONTEXTS);
  readonly #reading = new Map<string, Promise<SecureContext | null>>();
  /** Hosts whose certificate changed while it was being read. */
  readonly #changed = new Set<string>();

  /** What a connection to a host is secured with; null where there is none. While the database is away it is the last one known. */
  async of(host: string): Promise<SecureContext | null> {
    const known = this.#known.get(host);
    if (known && performance.now() < known.staleAt) return known.context;
    let reading = this.#reading.get(host);
    if (!reading) {
      reading = this.#read(host, known).finally(() => this.#reading.delete(host));
      this.#reading.set(host, reading);
    }
    return reading;
  }

  /** Reads the certificate of a host again with the next connection. */
  forget(host: string): void {
    const known = this.#known.get(host);
    if (known) known.staleAt = 0;
    if (this.#reading.has(host)) this.#changed.add(host);
  }

  async #read(host: string, known: Entry | undefined): Promise<SecureContext | null> {
    try {
      const { rows } = await lookupPool.query<CertificateRow>(
        'SELECT chain, private_key FROM certificate WHERE host = $1 AND chain IS NOT NULL AND expires_at > now()',
        [host],
      );
      const context = rows[0] ? await contextOf(rows[0]) : null;
      const freshMs = this.#changed.delete(host) ? 0 : context ? FRESH_MS : MISSING_MS;
      this.#known.set(host, { context, staleAt: performance.now() + freshMs });
      return context;
    } catch (error) {
      if (known?.context) return known.context;
      throw error;
    }
  }
}

async function contextOf({ chain, private_key: stored }: CertificateRow): Promise<SecureContext> {
  return createSecureContext({ cert: chain, key: await decryptFor('certificates', stored) });
}
