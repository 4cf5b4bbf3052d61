import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BROTLI_QUALITY, COMPRESS_FROM_BYTES } from '../compression.ts';
import { accountRoutes } from './account.ts';
import { analyticsRoutes } from './analytics.ts';
import { authRoutes } from './auth.ts';
import { bulkRoutes } from './bulk.ts';
import { clickRoutes } from './clicks.ts';
import { codeRoutes } from './codes.ts';
import { dashboardRoutes } from './dashboard.ts';
import { docsRoutes, documentRoutes } from './docs.ts';
import { experimentRoutes } from './experiments.ts';
import { exportRoutes } from './export.ts';
import { globalStatsRoute } from './global-stats.ts';
import { identityRoutes, resetRoutes } from './identity.ts';
import { measurementRoutes } from './measurements.ts';
import { networkDelayRoutes } from './network-delays.ts';
import { networkSettingsRoutes } from './network-settings.ts';
import { ownClicksRoutes } from './own-clicks.ts';
import { requireSignIn } from './signed-in.ts';
import { snippetMeasurementRoutes, snippetSubmissionRoutes } from './snippet-measurements.ts';
import { systemRoutes } from './system.ts';
import type { TypedApp } from './typed.ts';
import { urlAnalyticsRoutes } from './url-analytics.ts';
import { urlRoutes } from './urls.ts';
import { conversionRoutes, visitRoutes } from './visits.ts';
import { websiteStatisticsRoutes } from './website-statistics.ts';
import { websiteRoutes } from './websites.ts';

/** The REST facade: every documented path over the same use cases as GraphQL. */
export async function restRoutes(root: FastifyInstance): Promise<void> {
  const app = root.withTypeProvider<ZodTypeProvider>();
  await documentRoutes(app);
  await app.register(authRoutes); // before compression: its answers hold tokens, whose size must tell nothing
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  await docsRoutes(app);
  await app.register(resetRoutes);
  await app.register(measurementRoutes);
  await app.register(snippetSubmissionRoutes);
  await app.register(visitRoutes);
  await app.register(conversionRoutes);
  await app.register(async (signedIn: TypedApp) => {
    requireSignIn(signedIn);
    await signedIn.register(dashboardRoutes);
    await signedIn.register(analyticsRoutes);
    await signedIn.register(clickRoutes);
    await signedIn.register(urlRoutes);
    await signedIn.register(codeRoutes);
    await signedIn.register(urlAnalyticsRoutes);
    await signedIn.register(globalStatsRoute);
    await signedIn.register(bulkRoutes);
    await signedIn.register(exportRoutes);
    await signedIn.register(experimentRoutes);
    await signedIn.register(websiteRoutes);
    await signedIn.register(websiteStatisticsRoutes);
    await signedIn.register(snippetMeasurementRoutes);
    await signedIn.register(ownClicksRoutes);
    await signedIn.register(networkSettingsRoutes);
    await signedIn.register(networkDelayRoutes);
    await signedIn.register(systemRoutes);
    await signedIn.register(accountRoutes);
    await signedIn.register(identityRoutes);
  });
}
