import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { atlas } from './scripts/vite-atlas.ts';
import { chunkFileNames, codeSplitting } from './scripts/vite-chunks.ts';
import { preloads } from './scripts/vite-preloads.ts';
import { relay, withoutUnreachedRelay } from './scripts/vite-relay.ts';

const root = import.meta.dirname;
const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: join(root, 'web'),
  plugins: [
    relay(join(root, 'web/__generated__')),
    withoutUnreachedRelay(),
    atlas(),
    react(),
    tailwind(),
    // The pages that people open first or most, and all others.
    preloads(
      {
        '*': ['app.tsx'],
        '/auth/callback': ['app.tsx', 'screens/auth-callback/AuthCallbackScreen.tsx'],
        '/dashboard': ['screens/dashboard/draw-figures.ts', 'app.tsx', 'screens/dashboard/DashboardScreen.tsx'],
        '/urls': ['app.tsx', 'screens/urls/load-urls.ts', 'screens/urls/UrlsScreen.tsx'],
        '/urls/new': ['app.tsx', 'screens/create-url/CreateUrlScreen.tsx'],
        '/urls/bulk': ['app.tsx', 'screens/bulk/load-bulk.ts', 'screens/bulk/BulkScreen.tsx'],
        '/urls/import': ['app.tsx', 'screens/imports/load-imports.ts', 'screens/imports/ImportsScreen.tsx'],
        '/urls/archived': ['app.tsx', 'screens/archived/load-archived.ts', 'screens/archived/ArchivedScreen.tsx'],
        // After the pages above, whose names are no ids.
        '/urls/:id': ['app.tsx', 'screens/url/load-url-page.ts', 'screens/url/UrlScreen.tsx'],
        '/analytics': ['app.tsx', 'screens/analytics/load-analytics.ts', 'screens/analytics/AnalyticsScreen.tsx'],
        '/analytics/clicks': ['app.tsx', 'screens/clicks/load-clicks.ts', 'screens/clicks/ClicksScreen.tsx'],
      },
      'charts/TrafficChart.tsx',
    ),
    compression({
      include: /\.(js|css|svg|html)$/,
      threshold: 1024,
      algorithms: ['gzip', 'brotliCompress'],
      logLevel: 'silent',
    }),
  ],
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/oidc', '/identity', '/health'].map((path) => [path, api])),
  },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Simple flags are in the file that shows flags, so that a list of countries is not a request for each.
    assetsInlineLimit: (file, content) => (file.includes('country-flag-icons') ? content.length <= 900 : undefined),
    manifest: 'manifest.json',
    // The app's file is 580 kB as text, 144 kB on the wire; tests/web/bundle.test.ts holds what the first screen loads.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: [join(root, 'web/index.html'), join(root, 'web/login.html')],
      output: { codeSplitting, chunkFileNames },
    },
  },
});
