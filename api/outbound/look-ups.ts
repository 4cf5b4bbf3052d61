import { Resolver } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Lru } from '../common/lru.ts';
import { ConcurrencyLimit } from '../common/concurrency-limit.ts';
import { hostsFileAddresses } from './hosts-file.ts';
import { OutboundError } from './outbound-error.ts';

/** Look-ups of one account that run at once, that wait, and how long they wait: a name that is silent takes a whole turn. */
export const LOOK_UPS = { running: 10, waiting: 100, waitMs: 2_000 } as const;
/** A question that was lost is asked again after this time, at the next name server. */
const AGAIN = { timeout: 700, tries: 3 } as const;
/** Once one family has addresses the other is waited for so long; RFC 8305 waits for 50 ms, which far name servers miss. */
const OTHER_FAMILY_MS = 300;
const MOST_NAMES = 10_000;
const SECOND_MS = 1_000;
/** Bounds for the records' own time to live. */
const KEPT_MS = { least: SECOND_MS, most: 300 * SECOND_MS } as const;
/** How long is remembered that a name has no address; c-ares does not tell the zone's own time. */
const ABSENT_MS = 10 * SECOND_MS;
/** How long is remembered that name servers failed; RFC 9520 wants 1 second to 5 minutes. */
const FAILED_MS = 5 * SECOND_MS;
/** What c-ares answers for names that surely have no such record. */
const ABSENT = ['ENOTFOUND', 'ENODATA', 'EBADNAME'];

interface Options {
  /** Name servers with their ports; the system's when there are none. */
  servers: readonly string[];
  /** For one look-up, everything together. */
  timeoutMs?: number;
}

interface Found {
  addresses: string[];
  ttlMs: number;
}

type Known = { until: number } & ({ addresses: string[] } | { error: OutboundError });

/**
 * Looks up names that strangers give, by c-ares, which can be cancelled. getaddrinfo cannot: its silent names hold threads that
 * PostgreSQL, SMTP and sign-in need for theirs. Those look up names of the operator alone and keep the threads for themselves.
 */
export class LookUps {
  readonly #servers: readonly string[];
  readonly #timeoutMs: number;
  readonly #turns = new ConcurrencyLimit<number>(LOOK_UPS, () => new OutboundError('look_ups'));
  readonly #running = new Map<string, Promise<string[]>>();
  readonly #known = new Lru<string, Known>(MOST_NAMES);

  constructor({ servers, timeoutMs = 2_000 }: Options) {
    this.#servers = servers;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Every address of a name, none for one that does not exist; what is known or looked up already takes no turn of the account.
   * Throws OutboundError `unresolved` when its name servers do not answer in time, `look_ups` when too many names of the account wait.
   */
  async addresses(host: string, account: number): Promise<string[]> {
    const name = host.toLowerCase().replace(/\.$/, '');
    const local = await hostsFileAddresses(name);
    if (local.length) return [...local];
    return this.#remembered(name) ?? this.#turns.take(account, () => this.#remembered(name) ?? this.#lookUp(name));
  }

  /**
   * The TXT records of a name, each as one text, never from memory: c-ares does not tell how long they may be kept. Throws as above;
   * rejects with c-ares' error where it has none.
   */
  texts(name: string, account: number): Promise<string[]> {
    return this.#turns.take(account, () =>
      this.#asked(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    );
  }

  /** What is known of a name, or will be as soon as a look-up of it ends that runs already. */
  #remembered(name: string): Promise<string[]> | undefined {
    const running = this.#running.get(name);
    if (running) return running;
    const known = this.#known.get(name);
    if (!known || known.until < performance.now()) return undefined;
    return 'error' in known ? Promise.reject(known.error) : Promise.resolve(known.addresses);
  }

  #lookUp(name: string): Promise<string[]> {
    const remember = (known: Known) => void this.#known.set(name, known);
    const running = this.#asked((resolver) => bothFamilies(resolver, name))
      .then(({ addresses, ttlMs }) => {
        remember({ addresses, until: performance.now() + ttlMs });
        return addresses;
      })
      .catch((reason: unknown) => {
        const error = reason instanceof OutboundError ? reason : new OutboundError('unresolved');
        remember({ error, until: performance.now() + FAILED_MS });
        throw error;
      })
      .finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }

  /** Asks by a resolver of its own, so that cancelling it ends nothing else; throws `unresolved` once its time is over. */
  async #asked<Result>(ask: (resolver: Resolver) => Promise<Result>): Promise<Result> {
    const resolver = new Resolver(AGAIN);
    if (this.#servers.length) resolver.setServers(this.#servers);
    const over = new AbortController();
    const late = pause(this.#timeoutMs, undefined, { signal: over.signal }).then(() => {
      throw new OutboundError('unresolved');
    });
    const asking = ask(resolver);
    asking.catch(() => {}); // once it is cancelled, nobody waits for it
    try {
      return await Promise.race([asking, late]);
    } finally {
      late.catch(() => {});
      over.abort();
      resolver.cancel();
    }
  }
}

/** The addresses of both families, those first that this machine can call. */
async function bothFamilies(resolver: Resolver, name: string): Promise<Found> {
  const asked = [
    resolver.resolve4(name, { ttl: true }).catch(absent),
    resolver.resolve6(name, { ttl: true }).catch(absent),
  ];
  const some = Promise.any(asked.map(async (records) => (await records).length || Promise.reject(new Error('none'))));
  const enough = some.then(
    () => pause(OTHER_FAMILY_MS, undefined, { ref: false }),
    () => new Promise<never>(() => {}),
  );
  const families = await Promise.all(
    asked.map((records) => Promise.race([records.catch((error: Error) => error), enough])),
  );
  const records = families.flatMap((one) => (Array.isArray(one) ? one : []));
  if (!records.length && families.some((one) => !Array.isArray(one))) throw new OutboundError('unresolved');
  const ttlMs = Math.min(...records.map(({ ttl }) => ttl * SECOND_MS), KEPT_MS.most);
  const addresses = records.map(({ address }) => address);
  return {
    addresses: hasIPv4() ? addresses : addresses.toReversed(),
    ttlMs: records.length ? Math.max(ttlMs, KEPT_MS.least) : ABSENT_MS,
  };
}

function absent(error: NodeJS.ErrnoException): never[] {
  if (ABSENT.includes(error.code ?? '')) return [];
  throw error;
}

/** Whether this machine is in a network of IPv4; elsewhere addresses of IPv6 come first. */
const hasIPv4 = () =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ internal, family }) => !internal && family === 'IPv4'));
