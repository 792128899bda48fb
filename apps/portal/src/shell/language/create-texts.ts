import type { Language } from '@songwai/core/basics/language';
import { i18nextOptions } from '@songwai/core/i18n/i18next-options';
import { languages } from '@songwai/core/i18n/language';
import { isSharedNamespace, loadTexts, type PageTexts, type SharedNamespace, type Texts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shellTexts } from './shell-texts.ts';

const bundle = 'translation';

type ListTexts = () => Promise<readonly PageTexts[]>;

/** Texts that a page needs before it renders. */
interface WantedTexts {
  readonly language: Language;
  /** The page's own, beside those of the shell. */
  readonly texts: readonly (SharedNamespace | PageTexts)[];
  /** Lists those of its parts that load later. */
  readonly laterTexts?: ListTexts | undefined;
}

/** The portal's texts: one language at a time, and of it only the requested namespaces. */
export interface PortalTexts {
  readonly i18n: i18n;
  has(namespaces: readonly TextNamespace[]): boolean;
  /** @throws the error of the load; the next call loads again */
  load(namespaces: readonly TextNamespace[]): Promise<void>;
  /**
   * Loads a page's texts, then switches to the language, also for parts that are already on the page.
   * @throws the import's error if a file cannot be fetched; the next call fetches again.
   */
  show(wanted: WantedTexts): Promise<void>;
}

/** i18next over core's texts. `show` has to load the first language before anything renders. */
export const createTexts = (first: Language): PortalTexts => {
  const i18n = createInstance();
  // At once: there is nothing to load.
  void i18n.use(initReactI18next).init({
    ...i18nextOptions,
    initAsync: false,
    lng: first,
    supportedLngs: [...languages],
    // Texts that load later are there before their part renders: the rest of the page need not render again for them.
    resources: {},
  });
  const loaded: Readonly<Record<Language, Set<TextNamespace>>> = { th: new Set(), en: new Set() };
  /** Texts that pages registered. */
  const registered = new Map<TextNamespace, PageTexts>();
  /** Lists of the pages' later texts that nobody has needed yet. */
  const unread = new Set<ListTexts>();
  const shown = (): Language => (i18n.language === 'en' ? 'en' : 'th');

  const register = (texts: SharedNamespace | PageTexts): TextNamespace => {
    if (typeof texts === 'string') return texts;
    registered.set(texts.namespace, texts);
    return texts.namespace;
  };

  /** Reads the lists until one has the texts, that of the latest page first. A list that cannot be loaded stays for the next call. */
  const findListed = async (namespace: TextNamespace): Promise<PageTexts | undefined> => {
    for (const list of [...unread].reverse()) {
      for (const texts of await list()) register(texts);
      unread.delete(list);
      if (registered.has(namespace)) break;
    }
    return registered.get(namespace);
  };

  /** @throws Error for texts of a page that was never opened */
  const fetchTexts = async (language: Language, namespace: TextNamespace): Promise<Texts> => {
    if (isSharedNamespace(namespace)) return loadTexts(language, [namespace]);
    const own = registered.get(namespace) ?? (await findListed(namespace));
    if (!own) throw new Error(`No page has brought the texts "${namespace}".`);
    return own.load[language]();
  };

  /** @returns whether any were missing */
  const fetchMissing = async (language: Language, namespaces: readonly TextNamespace[]): Promise<boolean> => {
    const missing = [...new Set(namespaces)].filter((namespace) => !loaded[language].has(namespace));
    if (missing.length === 0) return false;
    const parts = await Promise.all(missing.map((namespace) => fetchTexts(language, namespace)));
    i18n.addResourceBundle(language, bundle, Object.assign({}, ...parts));
    for (const namespace of missing) loaded[language].add(namespace);
    return true;
  };

  return {
    i18n,
    show: async ({ language, texts, laterTexts }) => {
      if (laterTexts) {
        // The latest page's list comes last, also when it was shown before.
        unread.delete(laterTexts);
        unread.add(laterTexts);
      }
      const wanted = () => [...shellTexts, ...texts.map(register), ...loaded[shown()]];
      // The texts of a part may arrive meanwhile in the language that is being left.
      while (await fetchMissing(language, wanted()));
      if (i18n.language !== language) await i18n.changeLanguage(language);
    },
    has: (namespaces) => namespaces.every((namespace) => loaded[shown()].has(namespace)),
    load: async (namespaces) => {
      // The language may change meanwhile.
      while (await fetchMissing(shown(), namespaces));
    },
  };
};
