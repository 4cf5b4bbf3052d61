import { labelsOf } from './label-texts.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import { queryOf, type Scope } from './scope.ts';

/** Clicks with the same campaign parameters; missing parameters are null. */
export interface CampaignClicks {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  clicks: number;
  /** The numbers of its parameters in the analytics tables. */
  values: readonly number[];
}

/** Clicks by one major version of a browser; 0 is unknown. */
export interface BrowserClicks {
  browser: number;
  version: number;
  clicks: number;
}

/** Which rows of a list are wanted. */
export interface ListPage {
  first: number;
  offset: number;
}

/** The dimensions of a campaign, and of a version of a browser. */
export const PARAMETERS = ['utmSource', 'utmMedium', 'utmCampaign'] as const;
const valueAt =
  (index: number) =>
  ({ values }: { values: number[] }) =>
    values[index]!;

export const VERSION = ['browser', 'browserVersion'] as const;

/** The campaigns of a scope, most clicks first; clicks without any parameter are left out. */
export async function campaigns(scope: Scope, { first, offset }: ListPage): Promise<CampaignClicks[]> {
  const rows = await askClicks(queryOf(scope, scope.days), {
    kind: 'combinations',
    dimensions: PARAMETERS,
    includeBots: scope.includeBots,
    limit: offset + first + 1, // one row may have no parameter
  });
  const tagged = rows.filter(({ values }) => values.some((number) => number !== 0)).slice(offset, offset + first);
  const labels = await Promise.all(
    PARAMETERS.map((parameter, index) => labelsOf(scope.viewerId, parameter, [...new Set(tagged.map(valueAt(index)))])),
  );
  const textsOf = (values: number[]) => labels.map((texts, index) => texts.get(values[index]!) ?? null);
  return tagged.map(({ values, clicks }) => {
    const [source = null, medium = null, campaign = null] = textsOf(values);
    return { source, medium, campaign, clicks, values };
  });
}

/** The browsers of a scope by version, most clicks first. */
export async function browserVersions(scope: Scope, { first, offset }: ListPage): Promise<BrowserClicks[]> {
  const rows = await askClicks(queryOf(scope, scope.days), {
    kind: 'combinations',
    dimensions: VERSION,
    includeBots: scope.includeBots,
    limit: offset + first,
  });
  return rows.slice(offset).map(({ values, clicks }) => ({ browser: values[0]!, version: values[1]!, clicks }));
}
