import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BROTLI_QUALITY, COMPRESS_FROM_BYTES } from '../../common/compression.ts';
import { countStranger } from '../http/caller.ts';
import { subscriptionRoutes, usageRoutes } from './account.ts';
import { accountJobRoutes, closingRoutes, privacyRoutes } from './account-jobs.ts';
import { pathComparisonRoutes } from './path-comparison.ts';
import { pathRoutes } from './paths.ts';
import { analyticsRoutes } from './analytics.ts';
import { authRoutes } from './auth.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { completeAnswers } from './answers.ts';
import { batchCheckRoutes } from './batch-check.ts';
import { redirectRuleRoutes } from './redirect-rules.ts';
import { bulkRoutes } from './bulk.ts';
import { clickRoutes } from './clicks.ts';
import { codeRoutes } from './short-codes.ts';
import { dashboardRoutes } from './dashboard.ts';
import { requireDeclaredScopes } from './route-scopes.ts';
import { tellDeprecation } from './deprecation.ts';
import { docsRoutes, documentRoutes } from './docs.ts';
import { domainRoutes } from './domains.ts';
import { experimentRoutes } from './experiments.ts';
import { downloadRoutes } from './downloads.ts';
import { exportRoutes } from './export.ts';
import { globalStatsRoute } from './global-stats.ts';
import { guideRoutes } from './guide-routes.ts';
import { identityRoutes, resetRoutes } from './identity.ts';
import { importRoutes } from './imports.ts';
import { measurementRoutes } from './measurements.ts';
import { networkDelayRoutes } from './network-delays.ts';
import { networkSettingsRoutes } from './network-settings.ts';
import { operationRoutes } from './operations.ts';
import { ownClicksRoutes } from './own-clicks.ts';
import { passkeyRoutes } from './passkeys.ts';
import { profileRoutes } from './profile.ts';
import { pictureRoutes } from './pictures.ts';
import { preferencesRoutes } from './preferences.ts';
import { moderationRoutes } from './moderation.ts';
import { nameFieldsAsSent } from './sent-names.ts';
import { requireSignIn, withScopes, type GroupScopes } from './signed-in.ts';
import { savedViewRoutes } from './saved-views.ts';
import { secondStepRoutes } from './second-step.ts';
import { snippetMeasurementRoutes, snippetSubmissionRoutes } from './snippet-measurements.ts';
import { clickStreamRoutes, streamTokenRoutes } from './streams.ts';
import { systemRoutes } from './system.ts';
import { tagRoutes } from './tags.ts';
import type { TypedApp } from './typed.ts';
import { refuseUnknownNames } from './unknown-names.ts';
import { urlActionRoutes } from './url-actions.ts';
import { urlAnalyticsRoutes } from './url-analytics.ts';
import { utmRoutes } from './utm.ts';
import { urlUpsertRoutes } from './url-upsert.ts';
import { urlRoutes } from './urls.ts';
import { conversionRoutes, visitRoutes } from './visits.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
import { webhookRoutes } from './webhooks.ts';
import { websiteConversionRoutes } from './website-conversions.ts';
import { websiteStatisticsRoutes } from './website-statistics.ts';
import { websiteRoutes } from './websites.ts';

const LINKS: GroupScopes = { reads: ['read'], writes: ['write'] };
const FIGURES: GroupScopes = { reads: ['analytics'], writes: ['write'] };
const TOOLS: GroupScopes = { reads: ['read'], writes: ['read'] };
/** Neither makes anything that an API key may make. */
const PEOPLE: GroupScopes = { reads: [], writes: [] };

/** The routes for which somebody signs in, and the scopes that API keys need for them. A route can declare its own. */
const groups: [routes: (app: TypedApp) => Promise<void>, scopes: GroupScopes][] = [
  [dashboardRoutes, FIGURES],
  [analyticsRoutes, FIGURES],
  [pathRoutes, FIGURES],
  [pathComparisonRoutes, FIGURES],
  [clickRoutes, FIGURES],
  [streamTokenRoutes, { reads: ['analytics'], writes: ['analytics'] }],
  [urlRoutes, LINKS],
  [urlActionRoutes, LINKS],
  [urlUpsertRoutes, LINKS],
  [tagRoutes, LINKS],
  [utmRoutes, LINKS],
  [savedViewRoutes, LINKS],
  [codeRoutes, TOOLS],
  [batchCheckRoutes, TOOLS],
  [redirectRuleRoutes, TOOLS],
  [pictureRoutes, LINKS],
  [importRoutes, LINKS],
  [urlAnalyticsRoutes, FIGURES],
  [globalStatsRoute, FIGURES],
  [bulkRoutes, LINKS],
  [exportRoutes, LINKS],
  [experimentRoutes, FIGURES],
  [domainRoutes, LINKS],
  [websiteRoutes, LINKS],
  [webhookRoutes, LINKS],
  [webhookDeliveryRoutes, LINKS],
  [websiteConversionRoutes, FIGURES],
  [websiteStatisticsRoutes, FIGURES],
  [snippetMeasurementRoutes, FIGURES],
  [ownClicksRoutes, PEOPLE],
  [networkSettingsRoutes, LINKS],
  [networkDelayRoutes, FIGURES],
  [systemRoutes, LINKS],
  [operationRoutes, PEOPLE],
  [moderationRoutes, PEOPLE],
  [apiKeyRoutes, PEOPLE],
  [profileRoutes, PEOPLE],
  [identityRoutes, PEOPLE],
  [secondStepRoutes, PEOPLE],
  [passkeyRoutes, PEOPLE],
  [usageRoutes, LINKS],
  [subscriptionRoutes, PEOPLE],
  [preferencesRoutes, PEOPLE],
  [privacyRoutes, PEOPLE],
  [accountJobRoutes, PEOPLE],
];

/** The REST facade: every documented path over the same use cases as GraphQL. */
export async function restRoutes(root: FastifyInstance): Promise<void> {
  const app = root.withTypeProvider<ZodTypeProvider>();
  tellDeprecation(app);
  completeAnswers(app);
  const document = await documentRoutes(app);
  nameFieldsAsSent(app);
  await app.register(authRoutes); // before compression: its answers hold tokens, whose size must tell nothing
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  await app.register(async (open: TypedApp) => {
    open.addHook('onRequest', countStranger);
    await docsRoutes(open, document);
    await open.register(guideRoutes);
  });
  requireDeclaredScopes(app);
  await app.register(measurementRoutes);
  await app.register(snippetSubmissionRoutes);
  await app.register(visitRoutes);
  await app.register(closingRoutes);
  await app.register(async (strict: TypedApp) => {
    refuseUnknownNames(strict);
    await conversionRoutes(strict);
    await downloadRoutes(strict);
    await resetRoutes(strict);
  });
  await app.register(async (strict: TypedApp) => {
    refuseUnknownNames(strict);
    await clickStreamRoutes(strict);
  });
  await app.register(async (signedIn: TypedApp) => {
    requireSignIn(signedIn);
    refuseUnknownNames(signedIn);
    for (const [group, scopes] of groups) await signedIn.register(withScopes(group, scopes));
  });
}
