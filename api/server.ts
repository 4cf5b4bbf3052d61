import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { watchMail } from './mail/watch-mail.ts';
import { JobWatch } from './jobs/job-figures.ts';
import { openOwnClicks } from './account/own-clicks.ts';
import { startIngester } from './worker/ingester.ts';
import { Worker } from './worker/worker.ts';
import { openJournal } from './clicks/journal.ts';
import { journalBytes } from './clicks/journal-files.ts';
import { Losses } from './clicks/losses.ts';
import { checkCertificates } from './certificates/certificate-check.ts';
import { claimNode } from './clicks/node-claim.ts';
import { readPosition } from './clicks/position.ts';
import { config } from './common/config.ts';
import { closeEngine } from './figures/engine/click-engine.ts';
import { databaseUrl } from './database/address.ts';
import { migrate } from './database/migrate.ts';
import { requireMigrated } from './database/require-migrated.ts';
import { closeDatabase, pool } from './database/db.ts';
import { followDomains } from './domains/served-domains.ts';
import { useExperimentKey } from './experiments/choose-variant.ts';
import { freeMemory } from './common/free-memory.ts';
import { buildApp } from './doors/http/app.ts';
import { watchClicks } from './doors/http/click-watch.ts';
import { watchJobs } from './doors/http/job-watch.ts';
import { drain } from './doors/http/draining.ts';
import { openIdentity } from './doors/http/identity-door.ts';
import { listenPlainly } from './doors/http/plain-listener.ts';
import { Redirect, type RedirectParts } from './doors/http/redirect.ts';
import { openKeyNames } from './limits/key-name.ts';
import { shareLimits } from './limits/shared-counts.ts';
import { onLinkChange } from './live/link-changes.ts';
import { onHeard, onReconnect, startListening } from './live/listen.ts';
import { onSettingsChange } from './live/settings-changes.ts';
import { onSuspensionChange } from './live/suspension-changes.ts';
import { followBlockList } from './suspension/block-list.ts';
import { logger } from './common/logger.ts';
import { followFallbacks } from './network/fallbacks.ts';
import { openCountries } from './network/visitor-countries.ts';
import { useSigningKey } from './measurements/signed-click-id.ts';
import { usePlaceFinder } from './click-model/place-of.ts';
import { offerOperatorAddress } from './identity/operator-address.ts';
import { step } from './common/progress.ts';
import { followSecrets } from './secrets/follow-secrets.ts';
import { keyRing } from './secrets/key-ring.ts';
import { protectSecrets } from './secrets/protect.ts';
import { watchSystem } from './system/sources.ts';
import { ClickShares } from './urls/click-shares.ts';
import { openLinkPasses } from './urls/link-passes.ts';
import { LinkLookup } from './urls/lookup.ts';

/** How the server is shut down. */
export interface Ending {
  /** Disposal drains requests, stores the journal and closes the database, in this order. */
  parts: AsyncDisposableStack;
  /** Once aborted, the rest of the journal is left to the next start. */
  hurry: AbortSignal;
  /** Shuts the server down in order; `reason` is printed. */
  stop: (reason: Error) => void;
}

/** Migrates the database, opens every part and listens; `ending.parts` gets what closes them. */
export async function serve(ending: Ending): Promise<void> {
  const { parts } = ending;
  if (config.migratesAtStart) await step('Migrating the database', () => migrate(databaseUrl()));
  else await requireMigrated(databaseUrl());
  parts.defer(closeDatabase);
  parts.defer(closeEngine);
  await protectSecrets();
  parts.defer(followSecrets());
  await openKeyNames();
  parts.defer(await shareLimits());
  const links = openLinks(parts);
  parts.defer(await startListening());
  parts.defer(await followDomains());
  const { journal, ingester, losses, nodeId, folder, load } = await startClicks(ending);
  await keyRing.follow('click-ids', ({ current, all }) => useSigningKey(current, all));
  await keyRing.follow('experiments', ({ current }) => useExperimentKey(current));
  usePlaceFinder((address) => ingester.place(address));
  const redirect = new Redirect(links, journal, await openOwnClicks(), await openDecisions(parts));
  watchClicks({ links, redirect, journal, ingester, losses, folder: config.dataDir });
  const jobs = new JobWatch(pool, nodeId);
  parts.defer(watchSystem({ journal, ingester, losses, jobs }));
  const app = await buildApp(redirect.handler);
  parts.defer(() => app.close());
  openIdentity(app);
  if (config.acme) checkCertificates();
  watchMail();
  await app.ready();
  freeMemory(); // later a visitor would wait for it
  await app.listen({ host: config.host, port: config.port });
  if (config.httpPort !== null) parts.defer(await listenPlainly(config.host, config.httpPort));
  const worker = new Worker(folder, nodeId); // visitors do not wait for it
  parts.defer(() => worker.stop());
  load.onBusy = () => worker.busy();
  watchJobs(jobs, worker);
  parts.defer(() => drain(config.drainMs, ending.hurry));
  const address = await offerOperatorAddress();
  if (address)
    console.log(`Footbridge has no operator yet. Sign up or sign in through this address to become it:\n${address}`);
  console.log(`Footbridge is ready on ${config.publicOrigin}`);
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
  return { fallbacks, countries, passes: await openLinkPasses(), shares };
}

/** The links of the redirect, which follow what changes. */
function openLinks(parts: AsyncDisposableStack): LinkLookup {
  const links = new LinkLookup();
  onLinkChange((key) => links.invalidate(key));
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

/** Opens the journal and starts the ingester's process, whose node and folder are the worker's as well. */
async function startClicks({ parts, hurry, stop }: Ending) {
  const folder = join(config.dataDir, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const claim = await claimNode({ connectionString: databaseUrl(), folder: config.dataDir, onLost: stop });
  parts.defer(() => claim.release(journalBytes(folder) === 0));
  // New clicks follow the stored position, even when the folder was emptied or restored from a copy.
  const { file: after } = await readPosition(pool, claim.nodeId);
  const losses = new Losses(config.dataDir);
  parts.defer(() => losses.close());
  /** Who is told while redirects keep this process busy. */
  const load = { onBusy: () => {} };
  const onDamage = (damagedBytes: number) => losses.add({ damagedBytes });
  const ingester = startIngester(folder, claim, { onDamage, onBusy: () => load.onBusy() });
  parts.defer(() => ingester.stop(hurry));
  const journal = openJournal({
    folder,
    after,
    ...config.journal,
    onWritten: () => ingester.nudge(),
    onLost: (count, reason) => {
      losses.add({ clicks: count });
      logger.error({ err: reason, count }, 'clicks were lost; redirects continue');
    },
    onFault: (error) => logger.error({ err: error }, 'a redirect was not answered'),
  });
  parts.defer(() => journal.close());
  return { ...{ journal, ingester, losses, load }, nodeId: claim.nodeId, folder };
}
