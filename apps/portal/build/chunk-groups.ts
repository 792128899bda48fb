import { shellTexts } from '../src/shell/language/shell-texts.ts';

/** What the bundler knows of a module, as far as it is read here. */
interface ModuleFacts {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

interface ChunkingContext {
  getModuleInfo(id: string): ModuleFacts | null;
}

const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(?:query-core|react-query))\//;
/** What surrounds every page, in one language. */
const shellText = new RegExp(`/i18n/texts/(th|en)/(?:${shellTexts.join('|')})[.]ts$`);
/** What most visitors come for. */
const orderPage = /\/src\/orders\/new-order\.page\.tsx$/;

/** What a module comes with: the entry, and the pages and parts fetched by a dynamic import that cannot be shown without it. */
const bringersOf = (id: string, context: ChunkingContext, seen = new Set<string>()): Set<string> => {
  const bringers = new Set<string>();
  if (seen.has(id)) return bringers;
  seen.add(id);
  const facts = context.getModuleInfo(id);
  if (facts && (facts.isEntry || facts.dynamicImporters.length > 0)) bringers.add(id);
  for (const importer of facts?.importers ?? []) {
    for (const bringer of bringersOf(importer, context, seen)) bringers.add(bringer);
  }
  return bringers;
};

/** Comes with the entry, or with the order page and something else: then nearly every page needs it. */
const isShell = (id: string, context: ChunkingContext): boolean => {
  const bringers = [...bringersOf(id, context)];
  const isInitial = bringers.some((bringer) => context.getModuleInfo(bringer)?.isEntry);
  return isInitial || (bringers.length > 1 && bringers.some((bringer) => orderPage.test(bringer)));
};

/**
 * How modules become files. A browser fetches few files sooner than many, and a large one compresses better: what is needed before the order
 * form can be used comes as framework, shell with what it shares with pages and parts, and itself. The rest is split as the bundler does.
 */
export const chunkGroups = [
  // A release seldom changes it: a visitor who comes back has it.
  { name: 'framework', test: framework, priority: 3 },
  { name: (id: string) => `${shellText.exec(id)?.[1]}-shell`, test: shellText, priority: 2 },
  { name: (id: string, context: ChunkingContext) => (isShell(id, context) ? 'shell' : null), priority: 1 },
];
