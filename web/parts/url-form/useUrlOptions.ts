import { graphql, useFragment } from 'react-relay/hooks';
import type { useUrlOptions_url$key } from '../../__generated__/useUrlOptions_url.graphql';
import { textOf } from '../redirect-rules/rules.ts';
import { useRules } from '../redirect-rules/useRules.ts';
import { useCard } from '../social-card/useCard.ts';
import { useTagNames } from '../tags/useTagNames.ts';
import { textOfNames, typedOptions } from './url-options.ts';
import { useApps } from './useApps.ts';

/** The options of a link, as its form has them. */
export function useUrlOptions(key: useUrlOptions_url$key) {
  const url = useFragment(
    graphql`
      fragment useUrlOptions_url on ShortUrl {
        title
        description
        domain
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
        ...useTagNames_url
        ...useRules_url
        ...useCard_url
        ...useApps_url
      }
    `,
    key,
  );
  const { title, description, domain, measurementLevel, measurementMethod, noIndex, startsAt, fallbackUrl, maxClicks } =
    url;
  const { referrerPolicy, redirectStatus, queryForwarding, pathForwarding, noPreview, hasPassword } = url;
  const own = { title, description, domain, measurementLevel, measurementMethod, noIndex };
  const redirect = { referrerPolicy, redirectStatus, queryForwarding, pathForwarding, noPreview };
  const opening = { startsAt, fallbackUrl, maxClicks, hasPassword, ...useApps(url) };
  const lists = { redirectRules: textOf(useRules(url)), tags: textOfNames(useTagNames(url)) };
  return typedOptions({ ...own, ...redirect, ...opening, ...lists, ...useCard(url) });
}
