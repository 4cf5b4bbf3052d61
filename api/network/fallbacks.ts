import { onFallbackChange } from '../live/fallback-changes.ts';
import { onReconnect } from '../live/listen.ts';
import { logger } from '../common/logger.ts';
import { listFallbacks } from './fallback-list.ts';
import { PlaceLookup, type FindPlace, type VisitorPlace } from './place-lookup.ts';

/** One in so many visitors of a place that has fallen back gets the page all the same, to see whether it recovered. */
const PROBE_EVERY = 50;
/** A visitor waits for the lookup of a place at most so long, and then gets the plain redirect. */
const PATIENCE_MS = 20;
/** The list is read again so often, also when nothing tells of a change. */
const READ_EVERY_MS = 30_000;

/** Tells which visitors get the plain redirect instead of the page, from memory. */
export interface Fallbacks {
  /** False at once where no place has fallen back; otherwise whether the place of this address has, within moments. */
  concern(address: string): false | Promise<boolean>;
}

export const noFallbacks: Fallbacks = { concern: () => false };

/** The fallbacks of this installation as this process knows them. */
export class KnownFallbacks implements Fallbacks {
  readonly #find: FindPlace;
  readonly #random: () => number;
  #countries = new Set<number>();
  #networks = new Set<string>();

  /** `random` decides who probes; between 0 and 1. */
  constructor(find: FindPlace, random: () => number = Math.random) {
    this.#find = find;
    this.#random = random;
  }

  get size(): number {
    return this.#countries.size + this.#networks.size;
  }

  /** Reads the list; throws when the database cannot be asked, and keeps the last one. */
  async read(): Promise<void> {
    const places = await listFallbacks();
    this.#countries = new Set(places.filter(({ kind }) => kind === 'country').map(({ place }) => Number(place)));
    this.#networks = new Set(places.filter(({ kind }) => kind === 'network').map(({ place }) => place));
  }

  concern(address: string): false | Promise<boolean> {
    if (!this.size || this.#random() * PROBE_EVERY < 1) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, PATIENCE_MS, true);
    this.#find(address).then(
      (place) => resolve(this.#has(place)),
      () => resolve(true), // nobody waits where it is not known
    );
    return promise.finally(() => clearTimeout(timer));
  }

  #has({ country, network }: VisitorPlace): boolean {
    return this.#countries.has(country) || (network !== null && this.#networks.has(network.split(' ', 1)[0]!));
  }
}

/** Follows the fallbacks of this installation until `close`. */
export async function followFallbacks(): Promise<Fallbacks & { close(): void }> {
  const lookup = new PlaceLookup();
  const known = new KnownFallbacks(lookup.find);
  const read = async () => {
    await known.read();
    if (known.size) lookup.open();
    else lookup.close();
  };
  const follow = () => void read().catch((error) => logger.warn({ err: error }, 'the fallbacks could not be read'));
  await read();
  const timer = setInterval(follow, READ_EVERY_MS).unref();
  const stops = [onFallbackChange(follow), onReconnect(follow)];
  return {
    concern: (address) => known.concern(address),
    close() {
      clearInterval(timer);
      stops.forEach((stop) => stop());
      lookup.close();
    },
  };
}
