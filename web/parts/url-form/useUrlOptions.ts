import { useFragment } from 'react-relay/hooks';
import type { urlOptions_url$key } from '../../__generated__/urlOptions_url.graphql';
import { textOf } from '../redirect-rules/rules.ts';
import { useRules } from '../redirect-rules/useRules.ts';
import { useCard } from '../social-card/useCard.ts';
import { useTagNames } from '../tags/useTagNames.ts';
import { textOfNames, toldOptions, typedOptions } from './url-options.ts';
import { useApps } from './useApps.ts';

/** The options of a link, as its form has them. */
export function useUrlOptions(key: urlOptions_url$key) {
  const url = useFragment(toldOptions, key);
  const lists = { redirectRules: textOf(useRules(url)), tags: textOfNames(useTagNames(url)) };
  return typedOptions({ ...url, ...useApps(url), ...lists, ...useCard(url) });
}
