import query, { type ProfileScreenQuery } from '../../__generated__/ProfileScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the account. */
export const loadProfile = preload<ProfileScreenQuery>(environment, query, () => ({}));
