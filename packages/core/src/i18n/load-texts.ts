import type { Language } from '../basics/language.ts';
import type { TextNamespace } from './text-keys.ts';

/** Texts by full key; plural keys have their suffix. */
export type Texts = Readonly<Record<string, string>>;

type Loader = () => Promise<Texts>;

/** Texts that only one page shows: its entry in the route table brings them, and no list here. */
export interface PageTexts {
  /** The first word of all its keys. */
  readonly namespace: TextNamespace;
  readonly load: Readonly<Record<Language, Loader>>;
}

/** One dynamic import per file, so that a bundler makes a chunk of each and a page loads only the texts that it shows. */
const loaders = {
  th: {
    account: async () => (await import('./texts/th/account.ts')).account,
    around: async () => (await import('./texts/th/shell/around.ts')).around,
    common: async () => (await import('./texts/th/common.ts')).common,
    consent: async () => (await import('./texts/th/consent.ts')).consent,
    errors: async () => (await import('./texts/th/errors.ts')).errors,
    forms: async () => (await import('./texts/th/forms.ts')).forms,
    jobs: async () => (await import('./texts/th/jobs.ts')).jobs,
    joining: async () => (await import('./texts/th/joining.ts')).joining,
    map: async () => (await import('./texts/th/map.ts')).map,
    menu: async () => (await import('./texts/th/menu.ts')).menu,
    order: async () => (await import('./texts/th/order.ts')).order,
    portal: async () => (await import('./texts/th/portal.ts')).portal,
    sorting: async () => (await import('./texts/th/sorting.ts')).sorting,
    stops: async () => (await import('./texts/th/stops.ts')).stops,
    tabs: async () => (await import('./texts/th/tabs.ts')).tabs,
    tracking: async () => (await import('./texts/th/tracking.ts')).tracking,
    widget: async () => (await import('./texts/th/widget.ts')).widget,
  },
  en: {
    account: async () => (await import('./texts/en/account.ts')).account,
    around: async () => (await import('./texts/en/shell/around.ts')).around,
    common: async () => (await import('./texts/en/common.ts')).common,
    consent: async () => (await import('./texts/en/consent.ts')).consent,
    errors: async () => (await import('./texts/en/errors.ts')).errors,
    forms: async () => (await import('./texts/en/forms.ts')).forms,
    jobs: async () => (await import('./texts/en/jobs.ts')).jobs,
    joining: async () => (await import('./texts/en/joining.ts')).joining,
    map: async () => (await import('./texts/en/map.ts')).map,
    menu: async () => (await import('./texts/en/menu.ts')).menu,
    order: async () => (await import('./texts/en/order.ts')).order,
    portal: async () => (await import('./texts/en/portal.ts')).portal,
    sorting: async () => (await import('./texts/en/sorting.ts')).sorting,
    stops: async () => (await import('./texts/en/stops.ts')).stops,
    tabs: async () => (await import('./texts/en/tabs.ts')).tabs,
    tracking: async () => (await import('./texts/en/tracking.ts')).tracking,
    widget: async () => (await import('./texts/en/widget.ts')).widget,
  },
} satisfies Readonly<Record<Language, Readonly<Partial<Record<TextNamespace, Loader>>>>>;

/** The namespaces that several pages, parts or surfaces show. */
export type SharedNamespace = keyof typeof loaders.th & keyof typeof loaders.en;

export const isSharedNamespace = (namespace: TextNamespace): namespace is SharedNamespace => namespace in loaders.th;

/**
 * Loads the given namespaces of one language into one flat object.
 * @throws the import's error when a chunk cannot be fetched.
 */
export const loadTexts = async (language: Language, namespaces: readonly SharedNamespace[]): Promise<Texts> => {
  const parts = await Promise.all(namespaces.map((namespace) => loaders[language][namespace]()));
  return Object.assign({}, ...parts);
};
