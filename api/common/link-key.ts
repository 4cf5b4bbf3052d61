/** What tells a link from all others: its code, and the domain that it is on. */
export interface LinkName {
  shortCode: string;
  /** Null for this installation's own host. */
  domainId: number | null;
}

/** The key under which every process knows a link, as the function link_key of the database makes it; codes have no slash. */
export const linkKey = ({ shortCode, domainId }: LinkName): string =>
  domainId === null ? shortCode : `${domainId}/${shortCode}`;

/** The link that a key names. */
export function linkOfKey(key: string): LinkName {
  const at = key.indexOf('/');
  return at === -1
    ? { shortCode: key, domainId: null }
    : { shortCode: key.slice(at + 1), domainId: Number(key.slice(0, at)) };
}
