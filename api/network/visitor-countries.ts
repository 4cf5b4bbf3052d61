import { countryIn, type CountryTable } from '../click-model/country-ranges.ts';
import { placeFilesChangedAt } from '../click-model/place-files.ts';
import { plainAddress } from '../click-model/place.ts';
import { logger } from '../common/logger.ts';
import { loadCountries } from './load-countries.ts';
import { PlaceLookup, type FindPlace } from './place-lookup.ts';

/** Databases of places are replaced every month or so. */
const RENEW_MS = 3_600_000;
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

/** Where countries come from. */
export interface CountrySources {
  /** Finds the first ones, until the table is there. */
  lookup: { find: FindPlace; close(): void };
  /** Reads the table of all. */
  load: () => Promise<CountryTable>;
  /** When the files of it were last changed. */
  changedAt: () => string;
}

/**
 * Has the countries of all addresses in memory from shortly after the first question on. Before, a thread looks them up one by one.
 */
export class VisitorCountries implements Countries {
  readonly #sources: CountrySources;
  #patienceMs = STARTING_MS;
  #table: CountryTable | null = null;
  /** The state of the files that the table is of, or is being read from. */
  #state: string | null = null;
  readonly #timer = setInterval(() => this.#renew(), RENEW_MS).unref();

  constructor(sources: CountrySources) {
    this.#sources = sources;
  }

  of(address: string): number | Promise<number> {
    return this.#table ? countryIn(this.#table, plainAddress(address)) : this.#ask(address);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#sources.lookup.close();
  }

  #ask(address: string): Promise<number> {
    if (this.#state === null) void this.#load();
    const { promise, resolve } = Promise.withResolvers<number>();
    const timer = setTimeout(resolve, this.#patienceMs, 0);
    this.#sources.lookup.find(address).then(
      ({ country }) => {
        this.#patienceMs = PATIENCE_MS;
        resolve(country);
      },
      () => resolve(0), // nobody waits where it cannot be known
    );
    return promise.finally(() => clearTimeout(timer));
  }

  /** Reads the table again where a file was replaced, or could not be read. */
  #renew(): void {
    if (this.#state !== null && this.#state !== this.#sources.changedAt()) void this.#load();
  }

  async #load(): Promise<void> {
    this.#state = this.#sources.changedAt();
    try {
      this.#table = await this.#sources.load();
      this.#sources.lookup.close();
    } catch (error) {
      this.#state = 'unread'; // tried again with the next renewal
      logger.error({ err: error }, 'countries of visitors cannot be read; they are looked up one by one');
    }
  }
}

/** Opens the look-up of countries until `close`. */
export function openCountries(): Countries & { close(): void } {
  return new VisitorCountries({ lookup: new PlaceLookup(), load: loadCountries, changedAt: placeFilesChangedAt });
}
