import { labelsOf } from './breakdown-page.ts';
import { clicksOf } from './click-columns.ts';
import { askColumns } from './columns/client.ts';
import type { Scope } from './scope.ts';

/** Clicks that brought the same campaign parameters; null is a parameter that was not there. */
export interface CampaignClicks {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  clicks: number;
}

/** Clicks by one major version of a browser; 0 is unknown. */
export interface BrowserClicks {
  browser: number;
  version: number;
  clicks: number;
}

const MOST = 1_000;

/** The campaigns of a scope with the most clicks, at most a thousand; clicks without any parameter are left out. */
export async function campaigns(scope: Scope): Promise<CampaignClicks[]> {
  const rows = await askColumns(clicksOf(scope, scope.days), {
    kind: 'combinations',
    facet: 'origin',
    parts: ['utmSource', 'utmMedium', 'utmCampaign'],
    includeBots: scope.includeBots,
    limit: MOST + 1,
  });
  const tagged = rows.filter(({ values }) => values.some((number) => number !== 0)).slice(0, MOST);
  const labels = await labelsOf([...new Set(tagged.flatMap(({ values }) => values))]);
  const text = (number = 0) => labels.get(number) ?? null;
  return tagged.map(({ values: [source, medium, campaign], clicks }) => ({
    source: text(source),
    medium: text(medium),
    campaign: text(campaign),
    clicks,
  }));
}

/** The browsers of a scope by version, most clicks first, at most a thousand. */
export async function browserVersions(scope: Scope): Promise<BrowserClicks[]> {
  const rows = await askColumns(clicksOf(scope, scope.days), {
    kind: 'combinations',
    facet: 'agent',
    parts: ['browser', 'browserVersion'],
    includeBots: scope.includeBots,
    limit: MOST,
  });
  return rows.map(({ values, clicks }) => ({ browser: values[0]!, version: values[1]!, clicks }));
}
