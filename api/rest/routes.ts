import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { analyticsRoutes } from './analytics.ts';
import { authRoutes } from './auth.ts';
import { bulkRoutes } from './bulk.ts';
import { clickRoutes } from './clicks.ts';
import { codeRoutes } from './codes.ts';
import { dashboardRoutes } from './dashboard.ts';
import { documentRoutes } from './docs.ts';
import { exportRoutes } from './export.ts';
import { globalStatsRoute } from './global-stats.ts';
import { measurementRoutes } from './measurements.ts';
import { networkSettingsRoutes } from './network-settings.ts';
import { requireSignIn } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { urlAnalyticsRoutes } from './url-analytics.ts';
import { urlRoutes } from './urls.ts';
import { websiteRoutes } from './websites.ts';

/** The REST facade: every documented path over the same use cases as GraphQL. */
export async function restRoutes(root: FastifyInstance): Promise<void> {
  const app = root.withTypeProvider<ZodTypeProvider>();
  await documentRoutes(app);
  await app.register(authRoutes);
  await app.register(measurementRoutes);
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
    await signedIn.register(websiteRoutes);
    await signedIn.register(networkSettingsRoutes);
  });
}
