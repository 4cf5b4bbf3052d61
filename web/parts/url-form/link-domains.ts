/** The domains that a link can be on. */
export interface Domains {
  /** The host of this server's own short URLs, without the port; null until it is known. */
  own: string | null;
  /** How short URLs on the own host begin, for people; null until it is known. */
  ownShown: string | null;
  /** Every domain of the account; links are on some that are verified no more. */
  all: readonly string[];
  /** Those that are verified: new links can be on them. */
  others: readonly string[];
  /** The one that new links are on; null for the own host. */
  standard: string | null;
}

/** Where a link is whose form names no domain; null until it is known. */
export const meantDomain = ({ own, standard }: Domains, isNew = false): string | null => (isNew && standard) || own;

/** The server's own host, as an address has it: alone, and as people write it, with the port. */
export const ownIn = (address: string) => {
  const { hostname, host } = new URL(address);
  return { own: hostname, ownShown: host };
};
