import type { Language } from '../basics/language.ts';
import type { TextNamespace } from './text-keys.ts';

/** Texts by full key; plural keys have their suffix. */
export type Texts = Readonly<Record<string, string>>;

type Loader = () => Promise<Texts>;

/** A file of texts: its one export has the namespace's name. */
type TextFile<Namespace extends TextNamespace = TextNamespace> = () => Promise<Readonly<Partial<Record<Namespace, Texts>>>>;

/** Texts that only one page shows: its entry in the route table brings them, and no list here. */
export interface PageTexts {
  /** The first word of all its keys. */
  readonly namespace: TextNamespace;
  readonly load: Readonly<Record<Language, Loader>>;
}

/** The loaders' type says that each file has its namespace. */
const textsIn = async (namespace: TextNamespace, load: TextFile): Promise<Texts> => (await load())[namespace] ?? {};

/** Texts of a page from its two files, whose one export has the namespace's name. */
export const pageTexts = <Namespace extends TextNamespace>(
  namespace: Namespace,
  load: Readonly<Record<Language, () => Promise<Readonly<Record<Namespace, Texts>>>>>,
): PageTexts => ({
  namespace,
  load: {
    th: async () => (await load.th())[namespace],
    en: async () => (await load.en())[namespace],
  },
});

/** One dynamic import per file, so that a bundler makes a chunk of each and a page loads only the texts that it shows. */
const loaders = {
  th: {
    account: () => import('./texts/th/account.ts'),
    around: () => import('./texts/th/shell/around.ts'),
    cards: () => import('./texts/th/payments/cards.ts'),
    common: () => import('./texts/th/common.ts'),
    consent: () => import('./texts/th/consent.ts'),
    errors: () => import('./texts/th/errors.ts'),
    forms: () => import('./texts/th/forms.ts'),
    help: () => import('./texts/th/shell/help.ts'),
    helpline: () => import('./texts/th/shell/helpline.ts'),
    jobs: () => import('./texts/th/jobs.ts'),
    joining: () => import('./texts/th/joining.ts'),
    map: () => import('./texts/th/map.ts'),
    menu: () => import('./texts/th/menu.ts'),
    order: () => import('./texts/th/order.ts'),
    payments: () => import('./texts/th/payments/payments.ts'),
    portal: () => import('./texts/th/portal.ts'),
    receiver: () => import('./texts/th/tracking/receiver.ts'),
    sorting: () => import('./texts/th/sorting.ts'),
    stops: () => import('./texts/th/stops.ts'),
    tabs: () => import('./texts/th/tabs.ts'),
    tracking: () => import('./texts/th/tracking.ts'),
    widget: () => import('./texts/th/widget.ts'),
  },
  en: {
    account: () => import('./texts/en/account.ts'),
    around: () => import('./texts/en/shell/around.ts'),
    cards: () => import('./texts/en/payments/cards.ts'),
    common: () => import('./texts/en/common.ts'),
    consent: () => import('./texts/en/consent.ts'),
    errors: () => import('./texts/en/errors.ts'),
    forms: () => import('./texts/en/forms.ts'),
    help: () => import('./texts/en/shell/help.ts'),
    helpline: () => import('./texts/en/shell/helpline.ts'),
    jobs: () => import('./texts/en/jobs.ts'),
    joining: () => import('./texts/en/joining.ts'),
    map: () => import('./texts/en/map.ts'),
    menu: () => import('./texts/en/menu.ts'),
    order: () => import('./texts/en/order.ts'),
    payments: () => import('./texts/en/payments/payments.ts'),
    portal: () => import('./texts/en/portal.ts'),
    receiver: () => import('./texts/en/tracking/receiver.ts'),
    sorting: () => import('./texts/en/sorting.ts'),
    stops: () => import('./texts/en/stops.ts'),
    tabs: () => import('./texts/en/tabs.ts'),
    tracking: () => import('./texts/en/tracking.ts'),
    widget: () => import('./texts/en/widget.ts'),
  },
} satisfies Readonly<Record<Language, Readonly<{ [Namespace in TextNamespace]?: TextFile<Namespace> }>>>;

/** The namespaces that several pages, parts or surfaces show. */
export type SharedNamespace = keyof typeof loaders.th & keyof typeof loaders.en;

export const isSharedNamespace = (namespace: TextNamespace): namespace is SharedNamespace => namespace in loaders.th;

/**
 * Loads the given namespaces of one language into one flat object.
 * @throws the import's error when a chunk cannot be fetched.
 */
export const loadTexts = async (language: Language, namespaces: readonly SharedNamespace[]): Promise<Texts> => {
  const parts = await Promise.all(namespaces.map((namespace) => textsIn(namespace, loaders[language][namespace])));
  return Object.assign({}, ...parts);
};
