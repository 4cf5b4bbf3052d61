import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useClickFacts_click$data,
  useClickFacts_click$key,
} from '../../__generated__/useClickFacts_click.graphql';
import type { DimensionKey } from '../../parts/analytics/dimensions.ts';

/** Something that is known of a click, or not. */
export interface Fact {
  name: string;
  /** Null when it is not known. */
  text: string | null;
  detail?: string | null;
  /** What stands for an unknown one. */
  absent?: string;
  /** The filter for clicks that have the same. */
  filter?: { dimension: DimensionKey; key: string };
}

type Click = useClickFacts_click$data;

const reasons: Record<string, string> = {
  BOT_AGENT: 'The browser calls itself a robot',
  NO_AGENT: 'No browser was named',
  HEAD: 'Only the address was checked, nothing was opened',
  PREFETCH: 'Loaded in advance, not opened',
  PREVIEW_AGENT: 'An app made a preview of the link',
  BOT_NETWORK: 'It came from a network of scanners',
};
const kinds: Record<string, string> = { HUMAN: 'Person', BOT: 'Bot', PREVIEW: 'Preview' };

/** What is known of a click, in the order of reading. */
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
        os
        browser
        browserVersion
        channel
        channelLabel
        network
        referrer
        utmSource
        utmMedium
        utmCampaign
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
  return [linkFact(click), kindFact(click), ...placeFacts(click), ...agentFacts(click), ...sourceFacts(click)];
}

const linkFact = ({ url }: Click): Fact => ({
  name: 'URL',
  text: url.title ?? `/${url.shortCode}`,
  detail: url.originalUrl,
  filter: { dimension: 'LINK', key: url.id },
});

const kindFact = ({ kind, reason }: Click): Fact => ({
  name: 'Kind',
  text: kinds[kind] ?? null,
  detail: reason ? (reasons[reason] ?? reason) : null,
});

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

/** Names of fixed lists; their first one says that nothing is known. */
const listed = (name: string, label: string, dimension: DimensionKey, key = label, more = ''): Fact =>
  label === 'Unknown'
    ? { name, text: null, filter: { dimension, key: '' } }
    : { name, text: `${label}${more}`, filter: { dimension, key } };

const agentFacts = ({ device, deviceLabel, os, browser, browserVersion }: Click): Fact[] => [
  listed('Device', deviceLabel, 'DEVICE', device),
  listed('System', os, 'OS'),
  listed('Browser', browser, 'BROWSER', browser, browserVersion ? ` ${browserVersion}` : ''),
];

const brought = (name: string, text: string | null | undefined, dimension: DimensionKey): Fact => ({
  name,
  text: text ?? null,
  absent: 'None',
  filter: { dimension, key: text ?? '' },
});

const sourceFacts = (click: Click): Fact[] => [
  { ...brought('Network', click.network, 'NETWORK'), absent: 'Unknown' },
  listed('Channel', click.channelLabel, 'CHANNEL', click.channel),
  brought('Referrer', click.referrer, 'REFERRER'),
  brought('UTM source', click.utmSource, 'UTM_SOURCE'),
  brought('UTM medium', click.utmMedium, 'UTM_MEDIUM'),
  brought('UTM campaign', click.utmCampaign, 'UTM_CAMPAIGN'),
];
