import type { AddressHandling, MeasurementMethod, QueryForwarding } from '../generated/prisma/enums.ts';
import type { AppSystem } from '../common/app-address.ts';
import type { CompiledRules } from '../redirect-rules/compile.ts';
import type { Card } from './link-card.ts';

/** The fields of a link that the redirect needs. */
export interface RedirectLink {
  id: number;
  /** The Location header: the stored destination, with unsafe header characters encoded. */
  destination: string;
  isActive: boolean;
  /** Whether operators, or the list of blocked hosts, keep it from redirecting. */
  isSuspended: boolean;
  /** The host of the destination; null where it has none. */
  host: string | null;
  /** Milliseconds since 1970; null for at once. */
  startsAt: number | null;
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
  /** Where it leads once it has ended, like `destination`; null where it leads nowhere then. */
  fallback: string | null;
  /** The destination's own campaign parameters, `utm_…=…&…`; empty without any. */
  campaign: string;
  ownerId: number;
  /** What the owner does not want to keep of a click: sum of `clickFlags`. */
  withheld: number;
  /** How much of a visitor's address leaves the redirect. */
  addressHandling: AddressHandling;
  /** Whether its level is Full, with which speeds are measured. */
  isFull: boolean;
  /** How a visitor's way is measured; null when it is not. */
  measured: MeasurementMethod | null;
  /** Whether its destination is a website of the owner that is told which click led to it. */
  isAttributed: boolean;
  /** The status of its redirects. */
  status: number;
  /** What becomes of the parameters of the address that is opened; null drops them. */
  queryForwarding: QueryForwarding | null;
  /** Whether what follows the code in the address that is opened goes on at the destination. */
  pathForwarding: boolean;
  /** How many people it lets through; null for all. */
  maxClicks: number | null;
  /** Whether nobody is let through any more. */
  isUsedUp: boolean;
  /** The hash of the password that visitors are asked for; null without one. */
  passwordHash: string | null;
  /** Whether the address with + at its end says where it leads. */
  hasPreview: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** What its redirects say beside the destination, in lower case; null for nothing. */
  headers: Record<string, string> | null;
  /** The id of the experiment's variant whose destination this is; 0 for the link's own. */
  variant: number;
  /** The number of the rule whose destination this is, from 1; 0 for the link's own. */
  rule: number;
  /** What runs on the link; null without any, and for a variant. */
  experiment: LinkExperiment | null;
  /** Its rules, which come before its experiment; null without any, and where a rule leads. */
  rules: LinkRules | null;
  /** What it shows to previews; null where they are led on like everybody. */
  card: Card | null;
  /** The zone of the days by which its rules know visitors again; null where none does, or nothing may be remembered. */
  visitZone: string | null;
  /** Where people on some systems are led once no rule holds, before its experiment; null where they are led as everybody. */
  apps: Partial<Record<AppSystem, RedirectLink>> | null;
}

/** The running experiment of a link. */
export interface LinkExperiment {
  id: number;
  /** The zone of the owner's days. */
  timeZone: string;
  /** The link as each variant has it, and their weights. */
  variants: RedirectLink[];
  weights: number[];
}

/** The rules of a link. */
export interface LinkRules {
  compiled: CompiledRules;
  /** The link as each rule has it. */
  links: RedirectLink[];
}
