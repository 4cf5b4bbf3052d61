import { destinationRefusals, hostOf } from '../common/destination.ts';
import { UserError } from '../common/user-error.ts';

interface Led {
  host: string;
  rootUrl?: string | null | undefined;
  notFoundUrl?: string | null | undefined;
}

/** Refuses INVALID where a domain would lead to itself, also while it is not served. */
export function refuseLoops({ host, rootUrl, notFoundUrl }: Led): void {
  for (const [field, url] of Object.entries({ rootUrl, notFoundUrl })) {
    if (url && hostOf(url) === host) throw new UserError('INVALID', destinationRefusals.ourselves, field);
  }
}
