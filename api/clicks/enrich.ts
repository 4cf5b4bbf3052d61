import { channelNumber, kinds, reasons, type LabelDimension } from '../click-model/dimensions.ts';
import { localHour } from '../common/local-time.ts';
import { readAgent, unknownAgent, type Agent } from '../click-model/agent.ts';
import { channel, noCampaign, readCampaign, referrerHost, type Campaign } from '../click-model/channel.ts';
import { noDetails } from '../click-model/system-details.ts';
import { plainAddress, type Place, type Places } from '../click-model/place.ts';
import { attemptsOf, noAttempts } from '../click-model/attempts.ts';
import { networkTypeOf } from '../click-model/network-types.ts';
import { clickFlags, keepsRoundTrip, WITHHELD_ADDRESS, type JournaledClick } from '../click-model/record.ts';

/** The owner of a link, and the time zone of the owner's days. */
export interface LinkOwner {
  ownerId: number;
  timeZone: string;
}

/** A click with everything to store; labels are null when unknown. Its address is used only for the visitor's number. */
export interface EnrichedClick extends Record<LabelDimension, string | null> {
  source: JournaledClick;
  ownerId: number;
  linkId: number;
  day: string;
  hour: number;
  /** Start of the owner's hour, milliseconds since 1970. */
  hourStartsAt: number;
  kind: number;
  reason: number;
  country: number;
  device: number;
  os: number;
  browser: number;
  browserVersion: number;
  channel: number;
  /** The round trip that a proxy told with it, in microseconds; 0 when it is not known or not to be kept. */
  proxyRttUs: number;
  /** The id of the experiment's variant whose destination was given; 0 without an experiment. */
  variant: number;
  /** True when it counts a visitor; see ObservedClick. */
  hasVisitor: boolean;
}

const HEAD = reasons.indexOf('head');
const PREFETCH = reasons.indexOf('prefetch');
const PREVIEW_AGENT = reasons.indexOf('preview_agent');
const BOT_NETWORK = reasons.indexOf('bot_network');

/** Networks that scan links in mails and chats, and from which no person browses. */
const SCANNER_NETWORKS = /^AS\d+ .*(proofpoint|mimecast|barracuda networks|forcepoint|zscaler security|censys|shodan)/i;

/** A click with everything that does not depend on the link's owner. */
export interface ObservedClick {
  source: JournaledClick;
  agent: Agent;
  place: Place;
  campaign: Campaign;
  channel: number;
  referrer: string | null;
  reason: number;
  /** False for visitors who asked for privacy (Sec-GPC, DNT), without an address, and for what is not a person. */
  hasVisitor: boolean;
}

/** Determines agent, place, campaign and channel of a click, without the database. */
export function observe(click: JournaledClick, places: Places): ObservedClick {
  const address = plainAddress(click.address);
  const source = address === click.address ? click : { ...click, address };
  const agent = readAgent(source.userAgent, source.hints, source.deviceHints);
  const known = places.find(source.address);
  const reason = reasonOf(source, agent.reason, known);
  const place = keptOf(known, source.flags);
  if (source.flags & clickFlags.privacy) return withheld(source, place, reason);
  const campaign = readCampaign(source.query);
  const referrer = referrerHost(source.referrer);
  const hasVisitor = reason === 0 && source.address !== WITHHELD_ADDRESS;
  return { source, agent, place, campaign, channel: channel(campaign, referrer), referrer, reason, hasVisitor };
}

/** What the owner wants to keep of a place; that bots come from certain networks is known before. */
const keptOf = ({ country, city, network }: Place, flags: number): Place => ({
  country: flags & clickFlags.withoutPlace ? 0 : country,
  city: flags & (clickFlags.withoutPlace | clickFlags.withoutCity) ? null : city,
  network: flags & clickFlags.withoutNetwork ? null : network,
});

const DIRECT = channelNumber('direct');

/**
 * A click whose visitor asked for privacy. Only its link, timestamp, country, that wish and, for anything but a person, the reason
 * are kept.
 */
const withheld = (source: JournaledClick, { country }: Place, reason: number): ObservedClick => ({
  source,
  agent: unknownAgent,
  place: { country, city: null, network: null },
  campaign: noCampaign,
  channel: DIRECT,
  referrer: null,
  reason,
  hasVisitor: false,
});

/** Adds what depends on the link's owner: the owner, and the day and hour in the owner's time zone. */
export function enrich(click: ObservedClick, owner: LinkOwner): EnrichedClick {
  const { source, agent, place, campaign, reason } = click;
  const { day, hour, startsAt } = localHour(owner.timeZone, source.at);
  // Privacy mode keeps the kinds of device and system alone, as a few clicks of one model and version tell who clicked.
  const details = source.flags & clickFlags.withoutCity ? noDetails : agent;
  const attempts = reason === 0 ? attemptsOf(source) : noAttempts;
  return {
    source,
    ownerId: owner.ownerId,
    linkId: source.linkId,
    day,
    hour,
    hourStartsAt: startsAt,
    kind: kindOf(reason),
    reason,
    country: place.country,
    device: agent.device,
    os: agent.os,
    browser: agent.browser,
    browserVersion: agent.browserVersion,
    channel: click.channel,
    proxyRttUs: proxyRttOf(source),
    variant: source.variant,
    city: place.city,
    network: place.network,
    osVersion: details.osVersion,
    deviceModel: details.deviceModel,
    networkType: networkTypeOf(place.network),
    roundTripAttempt: attempts.roundTripAttempt,
    speedAttempt: attempts.speedAttempt,
    referrer: click.referrer,
    utmSource: campaign.source,
    utmMedium: campaign.medium,
    utmCampaign: campaign.campaign,
    rule: ruleOf(source),
    hasVisitor: click.hasVisitor,
  };
}

/** Which rule held says something of a visitor, which is withheld for those who asked for privacy. */
const ruleOf = ({ flags, rule }: JournaledClick): string | null =>
  rule && !(flags & clickFlags.privacy) ? `Rule ${rule}` : null;

const proxyRttOf = ({ flags, rttMs }: JournaledClick): number =>
  rttMs !== null && keepsRoundTrip(flags) ? Math.round(rttMs * 1_000) : 0;

function reasonOf(click: JournaledClick, agentReason: number, place: Place): number {
  if (click.flags & clickFlags.prefetch) return PREFETCH;
  if (agentReason) return agentReason;
  if (click.flags & clickFlags.head) return HEAD;
  return place.network && SCANNER_NETWORKS.test(place.network) ? BOT_NETWORK : 0;
}

function kindOf(reason: number): number {
  if (reason === 0) return kinds.human;
  return reason === PREFETCH || reason === PREVIEW_AGENT ? kinds.preview : kinds.bot;
}
