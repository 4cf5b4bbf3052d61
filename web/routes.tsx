import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { loadDashboard } from './screens/dashboard/load-dashboard.ts';
import { DashboardBoundary } from './screens/dashboard/DashboardBoundary.tsx';
import { landingPath } from './session/preferences.ts';
import { requireSession } from './session/guard.ts';
import { AppBoundary, ScreenBoundary } from './shell/boundaries.tsx';
import { Outline } from './shell/Outline.tsx';
import { OpenShell, sessionLoader } from './shell/OpenShell.tsx';
import { Shell } from './shell/Shell.tsx';

/** What the account begins with, as it is known when somebody comes here. */
const Landing = () => <Navigate to={landingPath()} replace />;
const toDashboard = <Navigate to={paths.dashboard} replace />;

/**
 * Every page inside the shell: its path, its data, its code. Only entry pages include their query; the others load it
 * in a file of their own beside the screen's code, so that the first page does not carry all queries there are.
 */
const screens: RouteObject[] = [
  {
    path: paths.dashboard,
    loader: loadDashboard,
    errorElement: <DashboardBoundary />,
    lazy: { Component: async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen },
  },
  {
    path: paths.urls,
    lazy: {
      loader: async () => (await import('./screens/urls/load-urls.ts')).loadUrls,
      Component: async () => (await import('./screens/urls/UrlsScreen.tsx')).UrlsScreen,
      ErrorBoundary: async () => (await import('./screens/urls/UrlsBoundary.tsx')).UrlsBoundary,
    },
  },
  {
    path: paths.createUrl,
    lazy: { Component: async () => (await import('./screens/create-url/CreateUrlScreen.tsx')).CreateUrlScreen },
  },
  {
    path: paths.bulk,
    lazy: {
      loader: async () => (await import('./screens/bulk/load-bulk.ts')).loadBulk,
      Component: async () => (await import('./screens/bulk/BulkScreen.tsx')).BulkScreen,
    },
  },
  {
    path: paths.imports,
    lazy: {
      loader: async () => (await import('./screens/imports/load-imports.ts')).loadImports,
      Component: async () => (await import('./screens/imports/ImportsScreen.tsx')).ImportsScreen,
    },
  },
  {
    path: paths.archived,
    lazy: {
      loader: async () => (await import('./screens/archived/load-archived.ts')).loadArchived,
      Component: async () => (await import('./screens/archived/ArchivedScreen.tsx')).ArchivedScreen,
      ErrorBoundary: async () => (await import('./screens/archived/ArchivedBoundary.tsx')).ArchivedBoundary,
    },
  },
  {
    path: paths.url,
    lazy: {
      loader: async () => (await import('./screens/url/load-url-page.ts')).loadUrlPage,
      Component: async () => (await import('./screens/url/UrlScreen.tsx')).UrlScreen,
      ErrorBoundary: async () => (await import('./screens/url/UrlBoundary.tsx')).UrlBoundary,
    },
  },
  {
    path: paths.editUrl,
    lazy: {
      loader: async () => (await import('./screens/edit-url/load-url.ts')).loadUrl,
      Component: async () => (await import('./screens/edit-url/EditUrlScreen.tsx')).EditUrlScreen,
    },
  },
  {
    path: paths.analytics,
    lazy: {
      loader: async () => (await import('./screens/analytics/load-analytics.ts')).loadAnalytics,
      Component: async () => (await import('./screens/analytics/AnalyticsScreen.tsx')).AnalyticsScreen,
      ErrorBoundary: async () => (await import('./screens/analytics/AnalyticsBoundary.tsx')).AnalyticsBoundary,
    },
  },
  {
    path: paths.clicks,
    lazy: {
      loader: async () => (await import('./screens/clicks/load-clicks.ts')).loadClicks,
      Component: async () => (await import('./screens/clicks/ClicksScreen.tsx')).ClicksScreen,
      ErrorBoundary: async () => (await import('./screens/clicks/ClicksBoundary.tsx')).ClicksBoundary,
    },
  },
  {
    path: paths.experiments,
    lazy: {
      loader: async () => (await import('./screens/experiments/load-experiments.ts')).loadExperiments,
      Component: async () => (await import('./screens/experiments/ExperimentsScreen.tsx')).ExperimentsScreen,
      ErrorBoundary: async () => (await import('./screens/experiments/ExperimentsBoundary.tsx')).ExperimentsBoundary,
    },
  },
  {
    path: paths.networking,
    lazy: {
      loader: async () => (await import('./screens/networking/load-networking.ts')).loadNetworking,
      Component: async () => (await import('./screens/networking/NetworkingScreen.tsx')).NetworkingScreen,
    },
  },
  {
    path: paths.validate,
    lazy: { Component: async () => (await import('./screens/tools/ValidateScreen.tsx')).ValidateScreen },
  },
  {
    path: paths.generateCode,
    lazy: { Component: async () => (await import('./screens/tools/GenerateCodeScreen.tsx')).GenerateCodeScreen },
  },
  {
    path: paths.batchCheck,
    lazy: { Component: async () => (await import('./screens/batch-check/BatchCheckScreen.tsx')).BatchCheckScreen },
  },
  {
    path: paths.globalStats,
    lazy: {
      loader: async () => (await import('./screens/global-stats/load-global-stats.ts')).loadGlobalStats,
      Component: async () => (await import('./screens/global-stats/GlobalStatsScreen.tsx')).GlobalStatsScreen,
    },
  },
  {
    path: paths.profile,
    lazy: {
      loader: async () => (await import('./screens/profile/load-profile.ts')).loadProfile,
      Component: async () => (await import('./screens/profile/ProfileScreen.tsx')).ProfileScreen,
    },
  },
  ...[paths.health, paths.readiness, paths.liveness].map((path) => ({
    path,
    lazy: {
      loader: async () => (await import('./screens/system/load-system.ts')).loadSystem,
      Component: async () => (await import('./screens/system/SystemScreen.tsx')).SystemScreen,
    },
  })),
  ...(['operators', 'takedowns'] as const).map((name) => ({
    path: paths[name],
    lazy: {
      loader: async () => (await import('./screens/operations/load-operations.ts')).loaders[name],
      Component: async () => (await import('./screens/operations/screens.ts')).screens[name],
    },
  })),
  ...(['preferences', 'usage', 'subscription'] as const).map((name) => ({
    path: paths[name],
    lazy: {
      loader: async () => (await import('./screens/account/load-account.ts')).loaders[name],
      Component: async () => (await import('./screens/account/screens.ts')).screens[name],
    },
  })),
  {
    path: paths.domains,
    lazy: {
      loader: async () => (await import('./screens/domains/load-domains.ts')).loadDomains,
      Component: async () => (await import('./screens/domains/DomainsScreen.tsx')).DomainsScreen,
    },
  },
  {
    path: paths.apiKeys,
    lazy: {
      loader: async () => (await import('./screens/api-keys/load-api-keys.ts')).loadApiKeys,
      Component: async () => (await import('./screens/api-keys/ApiKeysScreen.tsx')).ApiKeysScreen,
    },
  },
  {
    path: paths.webhooks,
    lazy: {
      loader: async () => (await import('./screens/webhooks/load-webhooks.ts')).loadWebhooks,
      Component: async () => (await import('./screens/webhooks/WebhooksScreen.tsx')).WebhooksScreen,
    },
  },
  { path: '*', element: toDashboard },
];

/** The sitemap. */
export const router = createBrowserRouter(
  [
    {
      errorElement: <AppBoundary />,
      hydrateFallbackElement: <Outline />,
      children: [
        { path: paths.home, element: <Landing /> },
        {
          path: paths.authCallback,
          lazy: {
            loader: async () => (await import('./screens/auth-callback/AuthCallbackScreen.tsx')).authCallbackLoader,
            Component: async () => (await import('./screens/auth-callback/AuthCallbackScreen.tsx')).AuthCallbackScreen,
          },
        },
        {
          path: paths.accountClosed,
          lazy: { Component: async () => (await import('./screens/closed/ClosedScreen.tsx')).ClosedScreen },
        },
        {
          element: <OpenShell />,
          loader: sessionLoader,
          children: [
            { path: '/help', element: <Navigate to={paths.help} replace /> },
            {
              path: paths.help,
              lazy: { Component: async () => (await import('./screens/help/HelpScreen.tsx')).HelpScreen },
            },
          ],
        },
        {
          element: <Shell />,
          middleware: [requireSession],
          children: [{ errorElement: <ScreenBoundary />, children: screens }],
        },
      ],
    },
  ],
  { future: { v8_middleware: true } },
);
