import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';

type Part = 'consent' | 'first' | 'later' | 'map' | 'sorting';
type Loader = () => Promise<Readonly<Record<string, Texts>>>;

const loaders: Readonly<Record<Language, Readonly<Record<Part, Loader>>>> = {
  th: {
    consent: () => import('@songwai/core/i18n/texts/th/consent'),
    first: () => import('./texts/th-first.ts'),
    later: () => import('./texts/th-later.ts'),
    map: () => import('@songwai/core/i18n/texts/th/map'),
    sorting: () => import('./texts/th-search.ts'),
  },
  en: {
    consent: () => import('@songwai/core/i18n/texts/en/consent'),
    first: () => import('./texts/en-first.ts'),
    later: () => import('./texts/en-later.ts'),
    map: () => import('@songwai/core/i18n/texts/en/map'),
    sorting: () => import('./texts/en-search.ts'),
  },
};

/** The file of each namespace; elements use no other namespaces but their own (`ownTexts`). What a search opens with is loaded with the sorting of stops. */
const partOf = (namespace: TextNamespace): Part =>
  namespace === 'order' || namespace === 'errors'
    ? 'later'
    : namespace === 'opening'
      ? 'sorting'
      : namespace in loaders.th
        ? (namespace as Part)
        : 'first';

/**
 * Loads texts of one language; namespaces that are needed together share a file.
 * @throws the import's error if a file cannot be fetched
 */
export const loadWidgetTexts = async (language: Language, namespaces: readonly TextNamespace[]): Promise<Texts> => {
  const files = await Promise.all([...new Set(namespaces.map(partOf))].map((part) => loaders[language][part]()));
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)));
};
