import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { loadDashboard } from './screens/dashboard/load-dashboard.ts';
import { DashboardBoundary } from './screens/dashboard/DashboardBoundary.tsx';
import { authCallbackLoader, AuthCallbackScreen } from './screens/auth-callback/AuthCallbackScreen.tsx';
import { ArchivedBoundary } from './screens/archived/ArchivedBoundary.tsx';
import { loadArchived } from './screens/archived/load-archived.ts';
import { loadBulk } from './screens/bulk/load-bulk.ts';
import { loadUrl } from './screens/edit-url/load-url.ts';
import { UrlsBoundary } from './screens/urls/UrlsBoundary.tsx';
import { loadUrls } from './screens/urls/load-urls.ts';
import { loginLoader, LoginScreen } from './screens/login/LoginScreen.tsx';
import { requireSession } from './session/guard.ts';
import { AppBoundary, ScreenBoundary } from './shell/boundaries.tsx';
import { OpenShell, sessionLoader } from './shell/OpenShell.tsx';
import { Shell } from './shell/Shell.tsx';
import { FullSpinner } from './ui/states.tsx';

const toDashboard = <Navigate to={paths.dashboard} replace />;

/** Every page, inside the shell: its path, its data, its code. */
const screens: RouteObject[] = [
  {
    path: paths.dashboard,
    loader: loadDashboard,
    errorElement: <DashboardBoundary />,
    lazy: { Component: async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen },
  },
  {
    path: paths.urls,
    loader: loadUrls,
    errorElement: <UrlsBoundary />,
    lazy: { Component: async () => (await import('./screens/urls/UrlsScreen.tsx')).UrlsScreen },
  },
  {
    path: paths.createUrl,
    lazy: { Component: async () => (await import('./screens/create-url/CreateUrlScreen.tsx')).CreateUrlScreen },
  },
  {
    path: paths.bulk,
    loader: loadBulk,
    lazy: { Component: async () => (await import('./screens/bulk/BulkScreen.tsx')).BulkScreen },
  },
  {
    path: paths.archived,
    loader: loadArchived,
    errorElement: <ArchivedBoundary />,
    lazy: { Component: async () => (await import('./screens/archived/ArchivedScreen.tsx')).ArchivedScreen },
  },
  {
    path: paths.editUrl,
    loader: loadUrl,
    lazy: { Component: async () => (await import('./screens/edit-url/EditUrlScreen.tsx')).EditUrlScreen },
  },
  {
    path: paths.analytics,
    // Its queries are long: fetched beside the screen's code, they do not weigh on the first page.
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
  { path: '*', element: toDashboard },
];

/** The sitemap. */
export const router = createBrowserRouter(
  [
    {
      errorElement: <AppBoundary />,
      hydrateFallbackElement: <FullSpinner label="Loading …" />,
      children: [
        { path: paths.home, element: toDashboard },
        { path: paths.login, loader: loginLoader, element: <LoginScreen /> },
        { path: paths.authCallback, loader: authCallbackLoader, element: <AuthCallbackScreen /> },
        {
          element: <OpenShell />,
          loader: sessionLoader,
          children: [
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
