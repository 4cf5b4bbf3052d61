import { graphql, useFragment } from 'react-relay/hooks';
import type { useUrlOptions_url$key } from '../../__generated__/useUrlOptions_url.graphql';
import { textOf } from '../redirect-rules/rules.ts';
import { useRules } from '../redirect-rules/useRules.ts';
import { useCard } from '../social-card/useCard.ts';
import { typedOptions } from './url-options.ts';

/** The options of a link, as its form has them. */
export function useUrlOptions(key: useUrlOptions_url$key) {
  const url = useFragment(
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
        ...useRules_url
        ...useCard_url
      }
    `,
    key,
  );
  const { title, description, measurementLevel, measurementMethod, noIndex } = url;
  const { referrerPolicy, redirectStatus, queryForwarding, pathForwarding, noPreview } = url;
  const { startsAt, fallbackUrl, maxClicks, hasPassword } = url;
  const redirect = { referrerPolicy, redirectStatus, queryForwarding, pathForwarding, noPreview };
  const opening = { startsAt, fallbackUrl, maxClicks, hasPassword, redirectRules: textOf(useRules(url)) };
  return typedOptions({
    title,
    description,
    measurementLevel,
    measurementMethod,
    noIndex,
    ...redirect,
    ...opening,
    ...useCard(url),
  });
}
