import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './scripts/vite-relay.ts';

const root = import.meta.dirname;
const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: join(root, 'web'),
  plugins: [relay(join(root, 'web/__generated__')), react(), tailwind()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/oidc', '/identity', '/health'].map((path) => [path, api])),
  },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    // The map with its atlas, loaded where it is shown; tests/web/bundle.test.ts holds what the first screen loads.
    chunkSizeWarningLimit: 1000,
  },
});
