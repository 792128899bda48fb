import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
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

/** Pages beyond those that most visits begin with, their sections and the menu around them, and parts that few uses of a page need. */
const isLaterPage =
  /\/(?:(?!home|new-order|login|tracking)[a-z-]+\.page|[a-z-]+-settings|app-frame|later-pages|[a-z-]+-(?:dialog|panel|rating|ratings|story|aside|drivers|bell))-/;

export default defineConfig({
  plugins: [react(), subsetFonts(), preloadFonts(), routesManifest(), precompress()],
  resolve: { alias: standIns },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // A browser without modulepreload loads these files a little later.
    modulePreload: {
      polyfill: false,
      // The shell lists what every page loads. Only the pages that most visits begin with are listed whole: the others find their scripts by
      // themselves, so that the shell does not grow with each of them.
      resolveDependencies: (file, files) => (isLaterPage.test(file) ? files.filter((each) => each.endsWith('.css')) : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': gateway, '/widget': gateway } },
});
