import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routeTable } from '../../src/routes/route-table.ts';
import { laterPages } from '../../src/routes/table/later-pages.ts';
import { offlineFilesOf } from './offline-files.ts';

/** Beside the customer's own pages, those on which an order is begun or followed; a page that was not stored ends at the error page. */
const openPaths = ['/', '/neworder', '/fullday', '/login', '/t/:trackingId', '/error'];

/** Of `public`, for every page. */
const commonFiles = ['theme.js', 'favicon.svg', 'shell.html'];

const offlinePages = () =>
  routeTable
    .filter(({ path, permit, ...route }) => openPaths.includes(path) || (permit === 'session' && !('leadsTo' in route)))
    .map((route) => {
      const page = 'later' in route ? laterPages[route.path] : route;
      if (!page) throw new Error(`Nothing opens the page ${route.path}.`);
      return page;
    });

/** Writes the page without content that starts the portal where the server cannot be asked. */
const writeShell = async (folder: string): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'shell.html'), page.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>'));
};

/** Builds the app's worker, with the list of files that it stores ahead. */
export const appWorker = (): PluginOption[] => {
  const stored = new Set(commonFiles);
  const listed: Plugin = {
    name: 'app-worker-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of offlineFilesOf(bundle, offlinePages())) stored.add(file);
    },
    async writeBundle({ dir = 'dist' }) {
      await writeShell(dir);
    },
  };
  return [
    listed,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app-worker',
      filename: 'sw.ts',
      outDir: 'dist',
      // The portal registers it when it has nothing else to do.
      injectRegister: false,
      registerType: 'prompt',
      // There is one for each language: `app-manifest.ts`.
      manifest: false,
      integration: { closeBundleOrder: 'pre' },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,woff2,svg,html}'],
        globIgnores: ['index.html', 'sw.js'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [async (entries) => ({ manifest: entries.filter(({ url }) => stored.has(url)) })],
      },
    }),
  ];
};
