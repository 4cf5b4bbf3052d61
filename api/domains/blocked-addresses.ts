import { refuseBlocked } from '../suspension/refusals.ts';

interface Addresses {
  host?: string;
  rootUrl?: string | null | undefined;
  notFoundUrl?: string | null | undefined;
}

/** Refuses DESTINATION_BLOCKED where a domain, or what it leads to, is suspended or on the list of blocked hosts. */
export async function refuseBlockedAddresses({ host, rootUrl, notFoundUrl }: Addresses): Promise<void> {
  if (host) await refuseBlocked([`https://${host}/`], 'host');
  if (rootUrl) await refuseBlocked([rootUrl], 'rootUrl');
  if (notFoundUrl) await refuseBlocked([notFoundUrl], 'notFoundUrl');
}
