import type { Language } from '@songwai/core/basics/language';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LocalName } from '@songwai/core/pricing/catalog';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';

/** Texts that a surface fetches only when a view needs them. */
export interface LateTexts {
  has(namespaces: readonly TextNamespace[]): boolean;
  /** @throws whatever the fetching throws; asking again fetches again */
  load(namespaces: readonly TextNamespace[]): Promise<void>;
}

interface Texts {
  readonly translate: Translate;
  readonly language: Language;
  /** Left out by a surface that has all its texts from the start. */
  readonly lateTexts?: LateTexts | undefined;
}

const TextsContext = createContext<Texts | null>(null);

export interface TranslateProviderProps extends Texts {
  readonly children: ReactNode;
}

/** Hands texts to the shared screens: the portal gives react-i18next's `t`, the widget the small one over the same texts. */
export function TranslateProvider({ translate, language, lateTexts, children }: TranslateProviderProps) {
  const texts = useMemo(() => ({ translate, language, lateTexts }), [translate, language, lateTexts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('A shared screen stands outside a TranslateProvider: wrap it in one.');
  return texts;
}

/** The `t` of the surface around. */
export const useTranslate = (): Translate => useTexts().translate;

const allTexts: LateTexts = { has: () => true, load: () => Promise.resolve() };

/** The texts of the surface around that come when they are needed. */
export const useLateTexts = (): LateTexts => useTexts().lateTexts ?? allTexts;

/** The language of the surface around. */
export const useLanguage = (): Language => useTexts().language;

/** Picks from a name in both languages the one that is read here. */
export function useLocalName(): (name: LocalName) => string {
  const { language } = useTexts();
  return (name) => name[language];
}
