import type { Rollup } from 'vite';
import type { LaterRoute, RouteEntry } from '../src/routes/route-entry.ts';
import { shellTexts } from '../src/shell/language/shell-texts.ts';

export type Bundle = Rollup.OutputBundle;

/** Modules that the shell loads before a page can be used: the storage of session and draft. */
const startedByShell = ['/storage/private-storage.ts'];

const textFile = (namespace: string) => `/i18n/texts/th/${namespace}.ts`;

/** The modules that a function of the route table imports, as they end: `/home/home.page.tsx`. */
export const importsOf = (load: () => unknown): string[] =>
  [...String(load).matchAll(/import\('(?:\.\.?\/)*([^']+)'\)/g)].map(([, file = '']) =>
    file.startsWith('@songwai/core/') ? `${file.replace('@songwai/core', '/packages/core/src')}.ts` : `/${file}`,
  );

/** @throws Error if no file of the build contains the module */
export const chunkOf = (bundle: Bundle, ending: string): Rollup.OutputChunk => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
  if (!chunk) throw new Error(`No file of the build holds ${ending}.`);
  return chunk;
};

const collect = (bundle: Bundle, chunk: Rollup.OutputChunk, files: Set<string>): void => {
  if (files.has(chunk.fileName)) return;
  // A file of style sheets alone is left out of the build, and only its sheets are fetched.
  if (!chunk.moduleIds.every((id) => id.endsWith('.css'))) files.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') collect(bundle, imported, files);
  }
};

/** Everything that a page's first look is made of. */
const modulesOf = (route: RouteEntry | (RouteEntry & LaterRoute)): readonly string[] => [
  ...('later' in route ? importsOf(route.later) : []),
  ...importsOf(route.page),
  ...(route.start ? importsOf(route.start) : []),
];

/** A page's style sheets beyond those of the document, in the order in which a browser without the server's rendering would get them. */
export const sheetsOf = (bundle: Bundle, route: RouteEntry): readonly string[] => {
  const seen = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputChunk): string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = chunk.imports.flatMap((name) => {
      const next = bundle[name];
      return next?.type === 'chunk' ? visit(next) : [];
    });
    return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  const inDocument = visit(chunkOf(bundle, '/src/main.tsx'));
  const sheets = modulesOf(route).flatMap((ending) => visit(chunkOf(bundle, ending)));
  return [...new Set(sheets)].filter((sheet) => !inDocument.includes(sheet));
};

/** The scripts and sheets that a browser fetches until a page can be used in Thai. */
export const firstLoadOf = (bundle: Bundle, route: RouteEntry | (RouteEntry & LaterRoute)): readonly string[] => {
  const files = new Set<string>();
  const endings = [
    '/src/main.tsx',
    ...startedByShell,
    ...[...shellTexts, ...route.texts].flatMap((texts) =>
      typeof texts === 'string' ? textFile(texts) : importsOf(texts.load.th),
    ),
    ...modulesOf(route),
  ];
  for (const ending of endings) collect(bundle, chunkOf(bundle, ending), files);
  return [...files].sort();
};
