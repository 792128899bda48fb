import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifests } from './build/app/app-manifest.ts';
import { appWorker } from './build/app/app-worker.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { entryScripts } from './build/entry-scripts.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloadsOf } from './build/preloads.ts';
import { routesManifest } from './build/routes-manifest.ts';
import { standIns } from './build/stand-ins.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { trimmedI18next } from './build/trim-i18next.ts';
import { trimmedQueries } from './build/trim-queries.ts';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  plugins: [
    react(),
    trimmedI18next(),
    trimmedQueries(),
    subsetFonts(),
    entryScripts(),
    preloadFonts(),
    routesManifest(),
    appManifests(),
    appWorker(),
  ],
  resolve: { alias: standIns },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // A browser without modulepreload loads these files a little later.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': gateway, '/widget': gateway } },
});
