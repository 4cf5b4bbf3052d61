import { channelNumber, reasons, kinds } from '../dimensions.ts';
import { localHour } from '../local-time.ts';
import { readAgent, unknownAgent, type Agent } from './agent.ts';
import { channel, noCampaign, readCampaign, referrerHost, type Campaign } from './channel.ts';
import { plainAddress, type Place, type Places } from './place.ts';
import { clickFlags, type JournaledClick } from './record.ts';

/** Who owns a link, and whose clocks cut its days. */
export interface LinkOwner {
  ownerId: number;
  timeZone: string;
}

/** A click with everything that will be stored of it; the address goes no further than the visitor's number. */
export interface EnrichedClick {
  source: JournaledClick;
  ownerId: number;
  linkId: number;
  day: string;
  hour: number;
  /** Milliseconds since 1970 at which the owner's hour began. */
  hourStartsAt: number;
  kind: number;
  reason: number;
  country: number;
  device: number;
  os: number;
  browser: number;
  browserVersion: number;
  channel: number;
  /** Labels, null when unknown. */
  city: string | null;
  network: string | null;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  /** Whether it counts a visitor: see ObservedClick. */
  hasVisitor: boolean;
}

const HEAD = reasons.indexOf('head');
const PREFETCH = reasons.indexOf('prefetch');
const PREVIEW_AGENT = reasons.indexOf('preview_agent');
const BOT_NETWORK = reasons.indexOf('bot_network');

/** Networks no person browses from: they scan links in mails and chats. */
const SCANNER_NETWORKS = /^AS\d+ .*(proofpoint|mimecast|barracuda networks|forcepoint|zscaler security|censys|shodan)/i;

/** What a click tells by itself; the owner's clocks are still missing. */
export interface ObservedClick {
  source: JournaledClick;
  agent: Agent;
  place: Place;
  campaign: Campaign;
  channel: number;
  referrer: string | null;
  reason: number;
  /** False where the visitor asked not to be told apart (Sec-GPC, DNT), and for everything that is no person. */
  hasVisitor: boolean;
}

/** Reads agent, place, campaign and channel of a click; needs no database, so it can run ahead of the transaction. */
export function observe(click: JournaledClick, places: Places): ObservedClick {
  const address = plainAddress(click.address);
  const source = address === click.address ? click : { ...click, address };
  const agent = readAgent(source.userAgent, source.hints);
  const place = places.find(source.address);
  const reason = reasonOf(source, agent.reason, place);
  if (source.flags & clickFlags.privacy) return withheld(source, place, reason);
  const campaign = readCampaign(source.query);
  const referrer = referrerHost(source.referrer);
  const hasVisitor = reason === 0;
  return { source, agent, place, campaign, channel: channel(campaign, referrer), referrer, reason, hasVisitor };
}

const DIRECT = channelNumber('direct');

/**
 * A click whose visitor asked for privacy: of it are kept only its link and moment, its country, and why it is no person
 * where it is none.
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

/** Adds what the link's owner decides: whose click it is, and on which day and hour it fell. */
export function enrich(click: ObservedClick, owner: LinkOwner): EnrichedClick {
  const { source, agent, place, campaign, reason } = click;
  const { day, hour, startsAt } = localHour(owner.timeZone, source.at);
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
    city: place.city,
    network: place.network,
    referrer: click.referrer,
    utmSource: campaign.source,
    utmMedium: campaign.medium,
    utmCampaign: campaign.campaign,
    hasVisitor: click.hasVisitor,
  };
}

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
