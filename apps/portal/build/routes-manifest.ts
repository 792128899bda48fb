import type { Plugin } from 'vite';
import { routeHeads } from '../src/routes/route-heads.ts';
import { routeTable } from '../src/routes/route-table.ts';
import { firstLoadOf } from './first-load.ts';
import { stylesOf } from './page-styles.ts';

/**
 * Writes `routes.json` beside the built pages: the server reads paths, titles and descriptions from it, and `.size-limit.mjs` the files of each
 * page's first load and its style sheets.
 */
export const routesManifest = (): Plugin => ({
  name: 'routes-manifest',
  apply: 'build',
  generateBundle(_options, bundle) {
    const routes = routeTable.map((route) => {
      const { path, index, permit } = route;
      const files = { firstLoad: firstLoadOf(bundle, route), styles: stylesOf(bundle, route) };
      return { pattern: path, ...routeHeads[path], index, permit, ...files };
    });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes, null, 1) });
  },
});
