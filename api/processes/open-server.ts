import { openOwnClicks } from '../account/own-clicks.ts';
import { checkCertificates } from '../certificates/certificate-check.ts';
import { usePlaceFinder } from '../click-model/place-of.ts';
import type { Place } from '../click-model/place.ts';
import { openJournal, type Journal } from '../clicks/journal.ts';
import { FIRST_PROCESS, journalFolder } from '../clicks/node-journals.ts';
import { readFurtherPositions, readPosition } from '../clicks/position.ts';
import { config } from '../common/config.ts';
import { freeMemory } from '../common/free-memory.ts';
import { logger } from '../common/logger.ts';
import { pool } from '../database/db.ts';
import { watchReplica } from '../database/figures-pool.ts';
import { startTracing } from '../database/start-tracing.ts';
import { buildApp } from '../doors/http/app.ts';
import { openIdentity } from '../doors/http/identity-door.ts';
import { listenPlainly } from '../doors/http/plain-listener.ts';
import { Redirect, type RedirectParts } from '../doors/http/redirect.ts';
import { followDomains } from '../domains/served-domains.ts';
import { useExperimentKey } from '../experiments/choose-variant.ts';
import { closeEngine } from '../figures/engine/click-engine.ts';
import { openKeyNames } from '../limits/key-name.ts';
import { shareLimits } from '../limits/shared-counts.ts';
import { onLinkChange } from '../live/link-changes.ts';
import { onHeard, onReconnect, startListening } from '../live/listen.ts';
import { onSettingsChange } from '../live/settings-changes.ts';
import { onSuspensionChange } from '../live/suspension-changes.ts';
import { watchMail } from '../mail/watch-mail.ts';
import { useSigningKey } from '../measurements/signed-click-id.ts';
import { followFallbacks } from '../network/fallbacks.ts';
import { openCountries } from '../network/visitor-countries.ts';
import { keyRing } from '../secrets/key-ring.ts';
import { followBlockList } from '../suspension/block-list.ts';
import { ClickShares } from '../urls/click-shares.ts';
import { openDailyVisits } from '../urls/daily-visits.ts';
import { openLinkPasses } from '../urls/link-passes.ts';
import { LinkLookup } from '../urls/lookup.ts';
import { Announcement } from '../worker/announcement.ts';

/** What a server process has of its node, which may be another process. */
export interface NodeLink {
  nodeId: string;
  /** The folder of the node's journals, and whose of them is opened. */
  folder: string;
  process: number;
  /** Clicks were written, while redirects keep this process busy or not. */
  announce(isBusy: boolean): void;
  /** Clicks could not be written. */
  onLost(count: number): void;
  /** The place of an address; null when it is not known in time. */
  place(address: string): Promise<Place | null>;
}

/** The parts of a process that answers requests. */
export interface Server {
  links: LinkLookup;
  redirect: Redirect;
  journal: Journal;
}

/** Opens everything that answers requests, and hands it to `watch` before it listens; `parts` gets what closes it. */
export async function openServer(
  parts: AsyncDisposableStack,
  node: NodeLink,
  watch: (server: Server) => void,
): Promise<void> {
  parts.defer(await startTracing('server'));
  parts.defer(closeEngine);
  parts.defer(watchReplica());
  await openKeyNames();
  parts.defer(await shareLimits());
  const links = openLinks(parts);
  parts.defer(await startListening());
  parts.defer(await followDomains());
  const journal = await openOwnJournal(parts, node);
  await keyRing.follow('click-ids', ({ current, all }) => useSigningKey(current, all));
  await keyRing.follow('experiments', ({ current }) => useExperimentKey(current));
  usePlaceFinder(node.place);
  const redirect = new Redirect(links, journal, await openOwnClicks(), await openDecisions(parts));
  watch({ links, redirect, journal });
  const app = await buildApp(redirect.handler);
  parts.defer(() => app.close());
  openIdentity(app);
  if (config.acme) checkCertificates();
  watchMail();
  await app.ready();
  freeMemory(); // later a visitor would wait for it
  await app.listen({ host: config.host, port: config.port });
  if (config.httpPort !== null) parts.defer(await listenPlainly(config.host, config.httpPort));
}

/** What decides on the way of a redirect. */
async function openDecisions(parts: AsyncDisposableStack): Promise<RedirectParts> {
  const fallbacks = await followFallbacks();
  parts.defer(() => fallbacks.close());
  const countries = openCountries();
  parts.defer(() => countries.close());
  const shares = new ClickShares();
  onLinkChange((key) => shares.onLinkChange(key));
  parts.defer(() => shares.close());
  return { fallbacks, countries, passes: await openLinkPasses(), visits: await openDailyVisits(), shares };
}

/** The links of the redirect, which follow what changes. */
function openLinks(parts: AsyncDisposableStack): LinkLookup {
  const links = new LinkLookup();
  onLinkChange((key) => links.refresh(key));
  onSettingsChange((ownerId) => links.expireOwner(ownerId));
  onSuspensionChange(({ accountId, host }) =>
    links.invalidateSuspended({ accountId, hosts: new Set(host ? [host] : []) }),
  );
  onReconnect(() => links.expireAll());
  onHeard((at) => links.heard(at));
  if (config.blockedHostsFile) {
    parts.defer(followBlockList(config.blockedHostsFile, (hosts) => links.invalidateSuspended({ hosts })));
  }
  return links;
}

/** Opens the journal of this process. New clicks follow the stored position, even when the folder was emptied or restored from a copy. */
async function openOwnJournal(parts: AsyncDisposableStack, node: NodeLink): Promise<Journal> {
  const announcement = new Announcement((isBusy) => node.announce(isBusy));
  parts.defer(() => announcement.end());
  const journal = openJournal({
    folder: journalFolder(node.folder, node.process),
    after: await storedFile(node),
    ...config.journal,
    onWritten: announcement.make,
    onLost: (count, reason) => {
      node.onLost(count);
      logger.error({ err: reason, count }, 'clicks were lost; redirects continue');
    },
    onFault: (error) => logger.error({ err: error }, 'a redirect was not answered'),
  });
  parts.defer(() => journal.close());
  return journal;
}

/** The number of the file up to which a process's journal is stored. */
async function storedFile({ nodeId, process }: NodeLink): Promise<number> {
  if (process === FIRST_PROCESS) return (await readPosition(pool, nodeId)).file;
  return (await readFurtherPositions(pool, nodeId)).get(process)?.file ?? 0;
}
