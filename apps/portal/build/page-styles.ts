import type { Rollup } from 'vite';
import type { RouteEntry } from '../src/routes/route-entry.ts';
import { type Bundle, chunkOf, importsOf } from './first-load.ts';

/**
 * A page, the menu or the site around some pages, which the route table imports with each of them, or what stands around every page: its menu on a
 * phone's map, messages, announcements, the app's notices, the cookie notice and the payment that a job waits for have limits of their own.
 */
export const isPage = ({ facadeModuleId }: Rollup.OutputChunk): boolean =>
  /(?:\.page|\/(?:app|site)-frame|\/map-page-menu|\/page-messages|\/announcements|\/app-parts|\/cookie-part|\/awaited-job)\.tsx$/.test(
    facadeModuleId ?? '',
  );

/** Every style sheet that a page can load while it is used: its first ones, and those of its dialogs, menus and maps. */
export const stylesOf = (bundle: Bundle, route: RouteEntry): readonly string[] => {
  const sheets = new Set<string>();
  const seen = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputChunk): void => {
    seen.add(chunk);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name];
      // The frame of all pages imports each of them; another page is not part of this one.
      if (next?.type === 'chunk' && !seen.has(next) && !isPage(next)) visit(next);
    }
  };
  for (const ending of ['/src/main.tsx', ...importsOf(route.page)]) visit(chunkOf(bundle, ending));
  return [...sheets].sort();
};
