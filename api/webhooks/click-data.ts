import type { ClickRow } from '../figures/contract/contract.ts';
import { countryOf } from '../figures/contract/country-of.ts';
import { browserOf, channelOf, cityOf, deviceOf, kindOf, systemOf } from '../figures/contract/names.ts';
import { byTextName, kinds, reasons } from '../click-model/dimensions.ts';
import type { VariantName } from '../experiments/variant-names.ts';
import { uuidOf } from '../common/uuid.ts';
import type { NotedClick } from './note-clicks.ts';

/** The link of a click, as far as receivers get it. */
export interface ClickedLink {
  id: number;
  short_code: string;
  title: string | null;
  original_url: string;
}

/** What the server saw of a click's way, milliseconds. */
export type ServerView = Pick<ClickRow, 'serverRttMs' | 'serverJitterMs'>;
const unseen: ServerView = { serverRttMs: null, serverJitterMs: null };

/** A click in the members that REST has, without what pages report. */
export function clickData(
  click: NotedClick,
  link: ClickedLink,
  variant: VariantName | undefined,
  { serverRttMs, serverJitterMs }: ServerView = unseen,
) {
  const country = countryOf(click.country);
  return {
    id: uuidOf(click.id),
    clicked_at: new Date(click.at).toISOString(),
    url_id: link.id,
    short_code: link.short_code,
    title: link.title,
    original_url: link.original_url,
    country_name: country.name,
    country_code: country.code,
    region: click.city?.split('|')[1] || null,
    city: cityOf(click.city),
    device_type: deviceOf(click.device).device,
    os: systemOf(click.os),
    browser: browserOf(click.browser),
    browser_version: click.browserVersion || null,
    channel: channelOf(click.channel).channel,
    ...byTextName((dimension) => click[dimension] || null),
    kind: kindOf(click.kind),
    is_bot: click.kind !== kinds.human,
    bot_reason: reasons[click.reason] || null,
    variant: variant ? { key: String(click.variant), label: variant.label, destination: variant.destination } : null,
    server_rtt_ms: serverRttMs,
    server_jitter_ms: serverJitterMs,
    handshake_rtt_ms: serverRttMs,
  };
}
