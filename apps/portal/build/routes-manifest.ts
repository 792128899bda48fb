import type { Plugin } from 'vite';
import { routeTable } from '../src/routes/route-table.ts';

/** Leaves `routes.json` beside the built pages: the server reads titles, descriptions and which paths exist from it. */
export const routesManifest = (): Plugin => ({
  name: 'routes-manifest',
  apply: 'build',
  generateBundle() {
    const routes = routeTable.map(({ path, title, description, index, permit }) => ({
      pattern: path,
      title,
      description,
      index,
      permit,
    }));
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes, null, 1) });
  },
});
