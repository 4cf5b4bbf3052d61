import { DEFAULT_LEVEL } from '../click-model/withheld.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { AddressHandling, MeasurementLevel } from '../generated/prisma/enums.ts';
import { UserError } from '../common/user-error.ts';
import { COVERS } from './reporting.ts';

export const refusals = {
  origin: 'Pages of this origin may not report for this website.',
  subdomain:
    'The website is proved for its own host alone. Register this subdomain as another website, or prove the domain by a TXT record.',
  token: 'The website id and the snippet token do not belong together.',
} as const;

/** A website whose page reports, and what its owner wants to keep. */
export interface ReportingWebsite {
  id: number;
  ownerId: number;
  domain: string;
  /** Verified and active: what its pages report counts. */
  isReporting: boolean;
  level: MeasurementLevel;
  geolocation: boolean;
  privacyMode: boolean;
  addressHandling: AddressHandling;
  snippetSeenAt: Date | null;
}

/** The parts of a report that say whose it is. */
export interface Credentials {
  websiteId: number;
  snippetToken: string;
  /** The Origin header; browsers cannot be made to send another's. */
  origin: string | undefined;
}

/** The origins of this server's own pages, where owners test. */
const ours = new Set([config.publicOrigin, config.shortOrigin]);

export const isOurOrigin = (origin: string | undefined): boolean => origin !== undefined && ours.has(origin);

type Found = ReportingWebsite & { isCovered: boolean };

/**
 * The website that a page reports for. Refuses FORBIDDEN without an origin (before anything is read), for a token of another
 * website, and for pages of hosts that the website's proof does not cover, those of this server apart.
 */
export async function websiteOfReport({ websiteId, snippetToken, origin }: Credentials): Promise<ReportingWebsite> {
  if (origin === undefined || !URL.canParse(origin)) throw new UserError('FORBIDDEN', refusals.origin);
  const { hostname } = new URL(origin);
  const [website] = await db.$queryRaw<Found[]>`
    SELECT w.id, w.owner_id AS "ownerId", w.domain, w.is_active AND w.verified_at IS NOT NULL AS "isReporting",
      coalesce(s.level, ${DEFAULT_LEVEL}::"MeasurementLevel") AS level, coalesce(s.geolocation, true) AS geolocation,
      coalesce(s.privacy_mode, false) AS "privacyMode",
      coalesce(s.address_handling, 'full') AS "addressHandling", w.snippet_seen_at AS "snippetSeenAt",
      ${Prisma.raw(COVERS('asked.host'))} AS "isCovered"
    FROM website w CROSS JOIN (VALUES (${hostname}::text)) AS asked (host) LEFT JOIN network_settings s USING (owner_id)
    WHERE w.id = ${websiteId} AND w.snippet_token = ${snippetToken}`;
  if (!website) throw new UserError('FORBIDDEN', refusals.token);
  if (website.isCovered || isOurOrigin(origin)) return website;
  if (!hostname.endsWith(`.${website.domain}`)) throw new UserError('FORBIDDEN', refusals.origin);
  await noteRefusal(website.id, hostname);
  throw new UserError('FORBIDDEN', refusals.subdomain);
}

/** Notes the subdomain whose page was refused, at most once a minute: the owner may not know what the proof covers. */
const noteRefusal = (id: number, host: string) => db.$executeRaw`
  UPDATE website SET refused_host = ${host}, refused_at = now()
  WHERE id = ${id} AND (refused_at IS NULL OR refused_at < now() - interval '1 minute')`;

const SEEN_MS = 60_000;

/** Notes that a page of the website reported, at most once a minute. */
export async function noteSnippet({ id, snippetSeenAt }: ReportingWebsite): Promise<void> {
  if (snippetSeenAt && Date.now() - snippetSeenAt.getTime() < SEEN_MS) return;
  await db.$executeRaw`
    UPDATE website SET snippet_seen_at = now()
    WHERE id = ${id} AND (snippet_seen_at IS NULL OR snippet_seen_at < now() - interval '1 minute')`;
}
