import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import { loadTexts, type Texts } from '@songwai/core/i18n/load-texts';
import type { TextKey, TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LateTexts } from '@songwai/features/shared/translate-context';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What surrounds every page. */
const shellTexts: readonly TextNamespace[] = ['common', 'account', 'portal'];

/** What has to be loaded before a page is rendered. */
interface WantedTexts {
  readonly language: Language;
  /** The page's own, beside those of the shell. */
  readonly namespaces: readonly TextNamespace[];
}

interface ShownTexts {
  readonly language: Language;
  readonly translate: Translate;
}

/** The portal's texts: one language is shown at a time, and of that only what was asked for is loaded. */
export interface PortalTexts extends LateTexts {
  readonly store: StoreApi<ShownTexts>;
  /**
   * Loads what a page says, then shows it in that language. Parts that are on the page already change with it.
   * @throws the import's error when a file cannot be fetched; asking again fetches again.
   */
  show(wanted: WantedTexts): Promise<void>;
}

const namespaceOf = (key: TextKey): TextNamespace => key.split('.', 1)[0] as TextNamespace;

/** Nothing is shown in the first language before `show` has loaded it. */
export const createTexts = (first: Language): PortalTexts => {
  const loaded: Record<Language, Map<TextNamespace, Texts>> = { th: new Map(), en: new Map() };
  const shownIn = (language: Language): ShownTexts => {
    const translate = createTranslate({ language, texts: Object.assign({}, ...loaded[language].values()) });
    return {
      language,
      translate: (key, values) => {
        const namespace = namespaceOf(key);
        if (loaded[language].has(namespace)) return translate(key, values);
        // No page declared the text, such as that of an early error: briefly nothing is better than a key.
        load([namespace]).catch(() => undefined);
        return '';
      },
    };
  };
  const store = createStore<ShownTexts>(() => shownIn(first));

  const fetchMissing = async (language: Language, namespaces: readonly TextNamespace[]): Promise<void> => {
    const texts = loaded[language];
    const missing = [...new Set(namespaces)].filter((namespace) => !texts.has(namespace));
    await Promise.all(missing.map(async (namespace) => texts.set(namespace, await loadTexts(language, [namespace]))));
  };

  const load = async (namespaces: readonly TextNamespace[]): Promise<void> => {
    const { language } = store.getState();
    await fetchMissing(language, namespaces);
    if (store.getState().language === language) store.setState(shownIn(language));
  };

  return {
    store,
    load,
    show: async ({ language, namespaces }) => {
      const onThePage = loaded[store.getState().language].keys();
      await fetchMissing(language, [...shellTexts, ...namespaces, ...onThePage]);
      store.setState(shownIn(language));
    },
    has: (namespaces) => namespaces.every((namespace) => loaded[store.getState().language].has(namespace)),
  };
};
