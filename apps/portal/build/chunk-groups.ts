import { shellTexts } from '../src/shell/language/shell-texts.ts';

/** The bundler's facts about a module that are used here. */
interface ModuleFacts {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
  readonly code?: string | null;
}

interface ChunkingContext {
  getModuleInfo(id: string): ModuleFacts | null;
}

/**
 * Parts of the library of queries that no first look needs: what stores answers, pages of a list, and changes. All of it has the library's list of
 * exports as importer, so that it would seem to belong to the entry.
 */
const laterQueries =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:hydration|infiniteQuery(?:Observer|Options)|mutation(?:Cache|Observer)?|use(?:InfiniteQuery|Mutation))\.js$/;
const framework =
  /node_modules\/(?:(?:react|react-dom|scheduler|wouter|regexparam|react-error-boundary|i18next|react-i18next)\/|@tanstack\/(?:query-core|react-query)\/)/;
const isFramework = (id: string): boolean => framework.test(id) && !laterQueries.test(id);
/** Texts of the shell, in one language. */
const shellText = new RegExp(`/i18n/texts/(th|en)/(?:${shellTexts.join('|')})[.]ts$`);
/** The page that most visitors open. */
const orderPage = /\/src\/orders\/new-order\.page\.tsx$/;

/** Pages that few visits begin with, and those of the public site, which read before their scripts are there: what only they share with the order page is no part of the shell, which all visitors load. */
const apart =
  /\/src\/(?:app|home|hydration|legal|site|settings|notifications|chat|news|companies|privacy|places|jobs|bulk|recurring|drivers|partners|ratings|full-day|quotations|wallet|rewards|invoices|receipts|tax-documents|orders\/trips|routes\/table|shell\/(?:menu|settings|actions|jobs|ratings|site|cookies)|side-nav|sessions\/(?:joining|passwords))\//;

/** The order page and others have them: too little for files of their own. */
const small = /\/lucide\/.*\/icons\/(?:search|arrow-up-down)\.m?js$|\/combobox-search\/use-search-card\.ts$/;

const icon = /\/lucide\/.*\/icons\/([a-z0-9-]+)\.m?js$/;

const library = /\/lucide\/dist\//;

/** `circle-alert` is imported as `CircleAlert`. */
const iconName = (file: string) => file.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** The modules that import a module. An icon has only the library's list of all icons as importer, so those that name it are looked up. */
const importersOf = (id: string, context: ChunkingContext): readonly string[] => {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const [, file] = icon.exec(id) ?? [];
  if (file === undefined) return importers;
  const named = new RegExp(`\\b${iconName(file)}\\b`);
  const users = importers
    .flatMap((list) => context.getModuleInfo(list)?.importers ?? [])
    .filter((user) => !library.test(user) && named.test(context.getModuleInfo(user)?.code ?? ''));
  return users.length > 0 ? users : importers;
};

/** The entry, pages and lazy parts that import a module statically. */
const bringersOf = (id: string, context: ChunkingContext, seen = new Set<string>()): Set<string> => {
  const bringers = new Set<string>();
  if (seen.has(id)) return bringers;
  seen.add(id);
  const facts = context.getModuleInfo(id);
  if (facts && (facts.isEntry || facts.dynamicImporters.length > 0)) bringers.add(id);
  for (const importer of importersOf(id, context)) {
    for (const bringer of bringersOf(importer, context, seen)) bringers.add(bringer);
  }
  return bringers;
};

/** True for modules of the entry, or of the order page and something else, which nearly every page needs. */
const isShell = (id: string, context: ChunkingContext): boolean => {
  const bringers = [...bringersOf(id, context)].filter((bringer) => !apart.test(bringer));
  const isInitial = bringers.some((bringer) => context.getModuleInfo(bringer)?.isEntry);
  return isInitial || (bringers.length > 1 && bringers.some((bringer) => orderPage.test(bringer)));
};

/**
 * How modules become files. A browser fetches few files sooner than many, and a large one compresses better: what is needed before the order
 * form can be used comes as framework, shell with what it shares with pages and parts, and itself. The rest is split as the bundler does.
 */
export const chunkGroups = [
  // A release seldom changes it, so returning visitors have it in their cache.
  { name: 'framework', test: isFramework, priority: 3 },
  { name: (id: string) => `${shellText.exec(id)?.[1]}-shell`, test: shellText, priority: 2 },
  {
    name: (id: string, context: ChunkingContext) =>
      small.test(id) || (!laterQueries.test(id) && isShell(id, context)) ? 'shell' : null,
    priority: 1,
  },
  // Three small pieces that all pages about jobs need, out of the next groups, which would bring their whole files with them. The wallet
  // reads payments, too, and no jobs.
  { name: 'pieces', test: /\/core\/src\/(?:basics\/(?:polyline|durations)|payments\/payment-from-wire)\.ts$/ },
  // The public page of a job and its customer's own page are made of the same parts.
  {
    name: 'followed',
    test: /\/features\/src\/tracking\/(?:tracking-(?:entries|headline)|use-announced-stage)\.ts$|\/core\/src\/tracking\/(?!arrival-window|minutes-of-day)|\/ui\/src\/timeline\/timeline\.tsx$/,
  },
  { name: 'followed-looks', test: /\/features\/src\/tracking\/tracking-view\.css$|\/ui\/src\/timeline\/timeline\.css$/ },
  // Both pass their links on, and copy something.
  {
    name: 'share',
    test: /\/ui\/src\/(?:copy-button\/|share\/(?:share-link|use-share))|\/lucide\/.*\/icons\/(?:share|link-2|copy)\.m?js$/,
  },
  // What a price is asked for, and the link to an order at it.
  { name: 'priced', test: /\/core\/src\/(?:pricing\/price-wire|orders\/links\/link-points)\.ts$/ },
  // A job as its customer's pages read it.
  { name: 'job', test: /\/core\/src\/jobs\/(?:job-from-wire|job-status|booking\/(?:job-stop|payment-type))\.ts$/ },
  {
    name: 'job-choices',
    test: /\/src\/jobs\/(?:actions|search|detail\/share)\/.*\.css$|\/features\/src\/jobs\/(?:choice-row|driver-profile|proof-gallery)\.css$/,
  },
  // What a map needs is wanted at once, and so is what a choice of photos needs.
  { name: 'map', test: /\/ui\/src\/map\/.*\.css$/ },
  { name: 'photos', test: /\/ui\/src\/(?:file-picker|photo-picker)\/[a-z-]+\.css$/ },
  // A field shows its error, and a lock where it cannot be changed.
  { name: 'field', test: /\/ui\/src\/field\/field(?:-error)?\.tsx$|\/lucide\/.*\/icons\/lock\.m?js$/ },
  // A rule's few lines.
  {
    name: 'rules',
    test: /\/core\/src\/(?:basics\/result|validation\/(?:rule-result|required-text|required-choice))\.ts$/,
  },
  // Two hooks of a few lines, which nearly all pages behind the sign-in need.
  { name: 'use-user', test: /\/shell\/session\/use-user\.ts$|\/ui\/src\/lib\/use-media\.ts$/ },
  // Signs of what opens from the bar of an order and of a hire, and arrows.
  { name: 'bar-icons', test: /\/lucide\/.*\/icons\/(?:banknote|calendar-clock|clock|file-text)\.m?js$/ },
  // Signs of places: one's own, and what is known for.
  { name: 'place-icons', test: /\/lucide\/.*\/icons\/(?:locate-fixed|landmark)\.m?js$/ },
  { name: 'chevrons', test: /\/lucide\/.*\/icons\/chevron-(?:up|down|left|right)\.m?js$/ },
  {
    name: 'menu-icons',
    test: /\/lucide\/.*\/icons\/(?:award|bell|circle-question-mark|ellipsis|file-spreadsheet|gift|list-checks|log-out|message-circle|receipt|repeat|settings|shield-check|wallet)\.m?js$/,
  },
  // The numbers beside entries of the menu.
  {
    name: 'menu-counts',
    test: /\/src\/shell\/menu\/(?:overdue|unread-count)\.queries\.ts$|\/(?:use|open)-chat-unread\.ts$|\/core\/src\/jobs\/(?:list\/)?summary-calls\.ts$/,
  },
  // Few lines of signing in, by name or by code.
  { name: 'sign-in-parts', test: /\/src\/sessions\/(?:sign-in-problem|typed-name|open-sign-in)\.ts$/ },
  // How to call support, with its sign.
  { name: 'support-call', test: /\/support-(?:call|link)\.tsx?$|\/lucide\/.*\/icons\/headphones\.m?js$/ },
  // The bar of an order, and what floats above it for some seconds.
  { name: 'order-later', test: /\/orders\/order-later\.css$|\/ui\/src\/toast\/undo-toast\.css$/ },
  // Lists that hang from a field.
  { name: 'floating', test: /\/ui\/src\/(?:floating-card\/(?:floating-card|option-list|use-floating-card)\.|lib\/list-keys)/ },
  // All sections of the settings are on one page.
  { name: 'settings-parts', test: /\/shell\/settings\/settings-parts\.css$|\/ui\/src\/theme-switch\/theme-switch\.css$/ },
  // Who has one of them mostly has the other, and their sheets compress better together.
  { name: 'form-parts', test: /\/ui\/src\/(?:text-area|radio-cards)\/[a-z-]+\.css$/ },
  // Who pays with a code has chosen the way before.
  { name: 'qr-code', test: /\/ui\/src\/qr-code\/qr-code\.css$|\/orders\/paying\/method-list\.css$/ },
  // A payment and a card's form are mostly within reach of one another.
  { name: 'payment-looks', test: /\/features\/src\/payments\/.*\.css$|\/ui\/src\/payment-mark\/.*\.css$/ },
  // The steps of an order after the first, which everybody who books goes through.
  { name: 'order-end', test: /\/features\/src\/orders\/(?:booked-view|contacts\/contacts-step|review\/review-view)\.css$/ },
  { name: 'states', test: /\/ui\/src\/(?:empty-state|error-state)\/|\/(?:gateway-)?error-text\.ts$/ },
];
