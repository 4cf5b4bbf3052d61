import { urlPage } from '../../parts/urls/url-page.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useClickFacts_click$data,
  useClickFacts_click$key,
} from '../../__generated__/useClickFacts_click.graphql';
import { nameOf, type DimensionKey } from '../../parts/analytics/dimensions.ts';
import { wordsOf } from './bot-reasons.ts';
import type { Fact } from './fact.ts';
import { whyOther } from '../../parts/analytics/other-values.ts';

type Click = useClickFacts_click$data;

const kinds: Record<string, string> = { HUMAN: 'Person', BOT: 'Bot', PREVIEW: 'Preview' };

/** The facts about a click, in reading order. */
export function useClickFacts(key: useClickFacts_click$key): Fact[] {
  const click = useFragment(
    graphql`
      fragment useClickFacts_click on Click {
        kind
        reason
        country
        countryCode
        city
        region
        device
        deviceLabel
        deviceModel
        os
        osVersion
        browser
        browserVersion
        channel
        channelLabel
        network
        referrer
        referrerLabel
        utmSource
        utmMedium
        utmCampaign
        rule
        url {
          id
          shortCode
          title
          originalUrl
        }
      }
    `,
    key,
  );
  return [linkFact(click), ...kindFacts(click), ...placeFacts(click), ...agentFacts(click), ...sourceFacts(click)];
}

const linkFact = ({ url }: Click): Fact => ({
  name: 'Link',
  text: url.title ?? `/${url.shortCode}`,
  detail: url.originalUrl,
  to: urlPage(url.id),
  filter: { dimension: 'LINK', key: url.id },
});

function kindFacts({ kind, reason }: Click): Fact[] {
  const known: Fact = { name: 'Kind', text: kinds[kind] ?? null };
  if (!reason) return [known];
  const { label, detail } = wordsOf(reason);
  return [known, { name: 'Reason', text: label, detail }];
}

/** How analytics name a city: with its region and country, where they are known. */
const cityKey = (city: string, region: string, country: string) =>
  region || country ? `${city}|${region}|${country}` : city;

const placeFacts = ({ country, countryCode, city, region }: Click): Fact[] => [
  { name: 'Country', text: countryCode ? country : null, filter: { dimension: 'COUNTRY', key: countryCode ?? '' } },
  {
    name: 'City',
    text: city ?? null,
    detail: region ?? null,
    filter: { dimension: 'CITY', key: city ? cityKey(city, region ?? '', countryCode ?? '') : '' },
  },
];

/** Names of fixed lists; the first one means unknown. */
const listed = (name: string, label: string, dimension: DimensionKey, key = label, more = ''): Fact =>
  label === 'Unknown'
    ? { name, text: null, filter: { dimension, key: '' } }
    : { name, text: `${label}${more}`, filter: { dimension, key } };

/** A text that is shown as it is stored, by the names of its dimension. */
function stored(dimension: DimensionKey, text: string | null | undefined): Fact {
  const { label, absent = 'Unknown' } = nameOf(dimension);
  return { name: label, text: text ?? null, detail: whyOther(text), absent, filter: { dimension, key: text ?? '' } };
}

const agentFacts = ({ device, deviceLabel, deviceModel, os, osVersion, browser, browserVersion }: Click): Fact[] => [
  listed('Device', deviceLabel, 'DEVICE', device),
  stored('DEVICE_MODEL', deviceModel),
  listed('System', os, 'OS'),
  stored('OS_VERSION', osVersion),
  listed('Browser', browser, 'BROWSER', browser, browserVersion ? ` ${browserVersion}` : ''),
];

const sourceFacts = (click: Click): Fact[] => [
  stored('NETWORK', click.network),
  listed('Channel', click.channelLabel, 'CHANNEL', click.channel),
  { ...stored('REFERRER', click.referrer), text: click.referrerLabel ?? null },
  stored('UTM_SOURCE', click.utmSource),
  stored('UTM_MEDIUM', click.utmMedium),
  stored('UTM_CAMPAIGN', click.utmCampaign),
  stored('RULE', click.rule),
];
