import { Lru } from '../common/lru.ts';
import { PlaceLookup, type FindPlace } from './place-lookup.ts';

/** Visitors come again; half a MB. */
const KNOWN_ADDRESSES = 8_192;
/** Databases of places are replaced every month or so. */
const FORGET_MS = 3_600_000;
/** A visitor waits for the lookup of a country at most so long, and is of an unknown one then. */
const PATIENCE_MS = 250;
/** The same while the thread starts: wrong destinations would be worse than waiting once. */
const STARTING_MS = 2_000;

/** Tells the countries of visitors. */
export interface Countries {
  /** The packed ISO code of an address, 0 when unknown; a promise where it is not in memory. */
  of(address: string): number | Promise<number>;
}

export const noCountries: Countries = { of: () => 0 };

/** Looks countries up on a thread, which starts with the first question, and remembers the last ones for an hour. */
export class VisitorCountries implements Countries {
  readonly #find: FindPlace;
  #patienceMs = STARTING_MS;
  readonly #known = new Lru<string, number>(KNOWN_ADDRESSES);
  readonly #timer = setInterval(() => this.#known.clear(), FORGET_MS).unref();

  constructor(find: FindPlace) {
    this.#find = find;
  }

  of(address: string): number | Promise<number> {
    return this.#known.get(address) ?? this.#ask(address);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #ask(address: string): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    const timer = setTimeout(resolve, this.#patienceMs, 0);
    this.#find(address).then(
      ({ country }) => {
        this.#patienceMs = PATIENCE_MS;
        this.#known.set(address, country);
        resolve(country);
      },
      () => resolve(0), // nobody waits where it cannot be known
    );
    return promise.finally(() => clearTimeout(timer));
  }
}

/** Opens the look-up of countries until `close`. */
export function openCountries(): Countries & { close(): void } {
  const lookup = new PlaceLookup();
  const countries = new VisitorCountries(lookup.find);
  return {
    of: (address) => countries.of(address),
    close() {
      countries.close();
      lookup.close();
    },
  };
}
