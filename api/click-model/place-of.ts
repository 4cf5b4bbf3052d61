import { unpackCountry } from './dimensions.ts';

/** What an address tells about a visitor's network. */
export interface NetworkPlace {
  /** ISO code; null when unknown. */
  country: string | null;
  /** "AS<number> <organisation>"; null when unknown. */
  network: string | null;
}

/** Looks an address up; null when it cannot. */
export type PlaceFinder = (address: string) => Promise<{ country: number; network: string | null } | null>;

const nowhere: NetworkPlace = { country: null, network: null };
let find: PlaceFinder = async () => null;

/** Sets who looks addresses up: the process that has the databases of places in memory. */
export function usePlaceFinder(next: PlaceFinder): void {
  find = next;
}

/** Country and network of an address; both null when unknown. */
export async function placeOf(address: string): Promise<NetworkPlace> {
  const found = await find(address);
  return found ? { country: unpackCountry(found.country), network: found.network } : nowhere;
}
