import type { Plugin } from 'vite';
import { routeTable } from '../src/routes/route-table.ts';
import { firstLoadOf } from './first-load.ts';

/**
 * Writes `routes.json` beside the built pages: the server reads paths, titles and descriptions from it, and `.size-limit.mjs` the files of each
 * page's first load.
 */
export const routesManifest = (): Plugin => ({
  name: 'routes-manifest',
  apply: 'build',
  generateBundle(_options, bundle) {
    const routes = routeTable.map((route) => {
      const { path, title, description, index, permit } = route;
      return { pattern: path, title, description, index, permit, firstLoad: firstLoadOf(bundle, route) };
    });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes, null, 1) });
  },
});
