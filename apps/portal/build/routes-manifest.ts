import type { Plugin } from 'vite';
import { routeHeads } from '../src/routes/route-heads.ts';
import { keywordsOf } from '../src/routes/route-keywords.ts';
import { routeTable } from '../src/routes/route-table.ts';
import { laterPages } from '../src/routes/table/later-pages.ts';
import { firstLoadOf, sheetsOf } from './first-load.ts';
import { stylesOf } from './page-styles.ts';

const wholePage = (path: string) => {
  const page = laterPages[path];
  if (!page) throw new Error(`Nothing opens the page ${path}.`);
  return page;
};

/**
 * Writes `routes.json` beside the built pages: the server reads paths, titles and descriptions from it, and `.size-limit.mjs` the files of each
 * page's first load and its style sheets.
 */
export const routesManifest = (): Plugin => ({
  name: 'routes-manifest',
  apply: 'build',
  generateBundle(_options, bundle) {
    const routes = routeTable.map((face) => {
      // A dynamic import would not find its file from the bundled configuration of the build.
      const route = 'later' in face ? { ...face, ...wholePage(face.path) } : face;
      const { path, index, permit, frame } = route;
      // The server renders the pages of the public site.
      const rendered = frame === 'site' && { renderedWith: sheetsOf(bundle, route) };
      const files = { firstLoad: firstLoadOf(bundle, route), styles: stylesOf(bundle, route) };
      const head = routeHeads[path];
      if (!head) throw new Error(`The page ${path} has no title.`);
      return { pattern: path, ...head, keywords: keywordsOf(path), index, permit, ...files, ...rendered };
    });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes, null, 1) });
  },
});
