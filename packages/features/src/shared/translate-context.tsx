import type { Language } from '@songwai/core/i18n/language';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LocalName } from '@songwai/core/pricing/catalog';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';

interface Texts {
  readonly translate: Translate;
  readonly language: Language;
}

const TextsContext = createContext<Texts | null>(null);

export interface TranslateProviderProps extends Texts {
  readonly children: ReactNode;
}

/** Hands texts to the shared screens: the portal gives react-i18next's `t`, the widget the small one over the same texts. */
export function TranslateProvider({ translate, language, children }: TranslateProviderProps) {
  const texts = useMemo(() => ({ translate, language }), [translate, language]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('A shared screen stands outside a TranslateProvider: wrap it in one.');
  return texts;
}

/** The `t` of the surface around. */
export const useTranslate = (): Translate => useTexts().translate;

/** The language of the surface around. */
export const useLanguage = (): Language => useTexts().language;

/** Picks from a name in both languages the one that is read here. */
export function useLocalName(): (name: LocalName) => string {
  const { language } = useTexts();
  return (name) => name[language];
}
