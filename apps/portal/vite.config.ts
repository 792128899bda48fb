import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloadsOf } from './build/preloads.ts';
import { routesManifest } from './build/routes-manifest.ts';
import { subsetFonts } from './build/subset-fonts.ts';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;

const local = (file: string) => fileURLToPath(new URL(`./src/shell/${file}.ts`, import.meta.url));

/** What libraries bring along for uses that this app has not, and the little that stands in for it. */
const standIns = [
  // ofetch's packages for addresses and parsing weigh 4 kB, of which the transport uses little.
  { find: /^destr$/, replacement: local('ofetch/destr') },
  { find: /^ufo$/, replacement: local('ofetch/ufo') },
  // wouter still brings a hook that React lacked before version 18.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
  // react-i18next brings the table of HTML's entities for texts with elements in them (`Trans`), which our texts have not.
  { find: /^\.\/unescape\.js$/, replacement: local('language/unescape') },
];

export default defineConfig({
  plugins: [react(), subsetFonts(), preloadFonts(), routesManifest(), precompress()],
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
