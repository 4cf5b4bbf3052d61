import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { decrypt, encrypt } from '../common/aes.ts';
import { config } from '../common/config.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { openStore } from './store.ts';

const COOKIE = 'footbridge_begun';
/** Browsers take cookies of 4,096 bytes with their names and attributes. */
const LONGEST_VALUE = 3_800;

/** The request that is being answered, with the headers of its response. */
export interface Exchange {
  readonly headers: IncomingHttpHeaders;
  readonly response: { appendHeader(name: string, value: string): unknown };
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Does something in which sign-ins that began in the browser of a request are known. */
export const withBrowserOf = <Result>(exchange: Exchange, work: () => Result): Result => exchanges.run(exchange, work);

interface Begun {
  payload: AdapterPayload;
  /** In milliseconds since 1970. */
  endsAt: number;
}

/**
 * The embedded provider's sign-ins. What anybody can begin is kept by the browser, encrypted, so that strangers store nothing here. It
 * is stored once somebody has signed in, and until it ends: none is completed twice.
 */
export function openSignIns(secrets: Secrets): Adapter {
  const store = openStore('Interaction');
  return {
    ...store,
    async upsert(id, payload, expiresIn) {
      if (payload.result || payload.session?.accountId) return store.upsert(id, payload, expiresIn);
      keep(id, { payload, endsAt: Date.now() + expiresIn! * 1_000 }, secrets);
    },
    async find(id) {
      const stored = await store.find(id);
      if (!stored) return begunIn(exchanges.getStore(), id, secrets);
      return stored.consumed ? undefined : stored;
    },
    // Deleted, the browser's copy would begin again what is completed.
    destroy: (id) => store.consume(id) as Promise<void>,
  };
}

function keep(id: string, begun: Begun, secrets: Secrets): void {
  const value = Buffer.from(encrypt(Buffer.from(JSON.stringify(begun)), secrets.current, id)).toString('base64url');
  if (value.length > LONGEST_VALUE) throw new errors.InvalidRequest('the parameters are too long');
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  const age = Math.ceil((begun.endsAt - Date.now()) / 1_000);
  const cookie = `${COOKIE}=${value}; Path=/identity/${id}; Max-Age=${age}; SameSite=Lax; HttpOnly${secure}`;
  exchanges.getStore()?.response.appendHeader('set-cookie', cookie);
}

function begunIn(exchange: Exchange | undefined, id: string, secrets: Secrets): AdapterPayload | undefined {
  const [, value] = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(exchange?.headers.cookie ?? '') ?? [];
  if (!value) return undefined;
  for (const secret of secrets.all) {
    const { payload, endsAt } = read(value, id, secret) ?? {};
    if (payload) return endsAt! > Date.now() ? payload : undefined;
  }
  return undefined;
}

function read(value: string, id: string, secret: Buffer): Begun | null {
  try {
    return JSON.parse(decrypt(Buffer.from(value, 'base64url'), secret, id).toString()) as Begun;
  } catch {
    return null; // made with another secret, for another sign-in, or not here
  }
}
