import { graphql, useFragment } from 'react-relay/hooks';
import type { useUrlOptions_url$key } from '../../__generated__/useUrlOptions_url.graphql';
import { typedOptions } from './url-options.ts';

/** The options of a link, as its form has them. */
export function useUrlOptions(key: useUrlOptions_url$key) {
  const { title, description, measurementLevel, measurementMethod, noIndex, ...rest } = useFragment(
    graphql`
      fragment useUrlOptions_url on ShortUrl {
        title
        description
        measurementLevel
        measurementMethod
        noIndex
        referrerPolicy
        redirectStatus
        queryForwarding
        pathForwarding
        noPreview
        startsAt
        fallbackUrl
        maxClicks
        hasPassword
      }
    `,
    key,
  );
  const {
    referrerPolicy,
    redirectStatus,
    queryForwarding,
    pathForwarding,
    noPreview,
    startsAt,
    fallbackUrl,
    maxClicks,
    hasPassword,
  } = rest;
  const redirect = { referrerPolicy, redirectStatus, queryForwarding, pathForwarding, noPreview };
  const opening = { startsAt, fallbackUrl, maxClicks, hasPassword };
  return typedOptions({ title, description, measurementLevel, measurementMethod, noIndex, ...redirect, ...opening });
}
