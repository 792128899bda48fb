import type { Rollup } from 'vite';
import { type Bundle, chunkOf, importsOf } from '../first-load.ts';
import { isPage } from '../page-styles.ts';
import { firstSubset } from '../preload-fonts.ts';

interface OfflinePage {
  readonly page: () => unknown;
  readonly start?: (() => unknown) | undefined;
}

/** The public site, what partners' guests see, and the way to an account: nobody needs them without a network. */
const needsGateway =
  /\/src\/(?:site|legal|partners|sessions\/(?:joining|passwords|social)|companies\/invitation|shell\/session\/facebook)\/|\/texts\/(?:th|en)\/(?:site|legal|partners|app)\//;

const isForGateway = ({ facadeModuleId, moduleIds }: Rollup.OutputChunk): boolean =>
  needsGateway.test(facadeModuleId ?? moduleIds[0] ?? '');

/**
 * The scripts, sheets and fonts with which pages work without a network: what they load first, and what can open on them. Other pages are
 * stored when they are opened.
 */
export const offlineFilesOf = (bundle: Bundle, pages: readonly OfflinePage[]): readonly string[] => {
  const files = new Set<string>();
  const visit = (chunk: Rollup.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const name of chunk.dynamicImports) {
      const opened = bundle[name];
      if (opened?.type === 'chunk' && !isPage(opened) && !isForGateway(opened)) visit(opened);
    }
  };
  const endings = [
    '/src/main.tsx',
    ...pages.flatMap(({ page, start }) => [...importsOf(page), ...(start ? importsOf(start) : [])]),
  ];
  for (const ending of endings) visit(chunkOf(bundle, ending));
  const fonts = Object.keys(bundle).filter((file) => firstSubset.test(file));
  return [...files, ...fonts].filter((file) => file in bundle).sort();
};
