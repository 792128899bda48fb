import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';

type Part = 'consent' | 'first' | 'later' | 'map' | 'sorting' | 'tracking';
type Loader = () => Promise<Readonly<Record<string, Texts>>>;

const loaders: Readonly<Record<Language, Readonly<Record<Part, Loader>>>> = {
  th: {
    consent: () => import('@songwai/core/i18n/texts/th/consent'),
    first: () => import('./texts/th-first.ts'),
    later: () => import('./texts/th-later.ts'),
    map: () => import('@songwai/core/i18n/texts/th/map'),
    sorting: () => import('@songwai/core/i18n/texts/th/sorting'),
    tracking: () => import('@songwai/core/i18n/texts/th/tracking'),
  },
  en: {
    consent: () => import('@songwai/core/i18n/texts/en/consent'),
    first: () => import('./texts/en-first.ts'),
    later: () => import('./texts/en-later.ts'),
    map: () => import('@songwai/core/i18n/texts/en/map'),
    sorting: () => import('@songwai/core/i18n/texts/en/sorting'),
    tracking: () => import('@songwai/core/i18n/texts/en/tracking'),
  },
};

/** Which file brings a namespace; the elements ask for none that is not in one of these. */
const partOf = (namespace: TextNamespace): Part =>
  namespace === 'order' || namespace === 'errors' ? 'later' : namespace in loaders.th ? (namespace as Part) : 'first';

/**
 * The texts of one language as the elements need them: what is wanted together comes in one file.
 * @throws whatever the import throws when a file cannot be fetched
 */
export const loadWidgetTexts = async (language: Language, namespaces: readonly TextNamespace[]): Promise<Texts> => {
  const files = await Promise.all([...new Set(namespaces.map(partOf))].map((part) => loaders[language][part]()));
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)));
};
