import type { Language } from '@songwai/core/basics/language';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LocalName } from '@songwai/core/pricing/catalog';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** What a surface fetches only when a view needs it: the view's code, and its texts. */
export interface LateTexts {
  has(namespaces: readonly TextNamespace[]): boolean;
  /**
   * Loads a view's code and texts.
   * @param isRetry somebody asks for it again after a failure
   * @throws the error of the load; the next call loads again
   */
  bring<Module>(part: LazyPart<Module>, isRetry?: boolean): Promise<Module>;
}

interface Texts {
  readonly translate: Translate;
  readonly language: Language;
  /** Absent in a shell that has all its texts from the start. */
  readonly lateTexts?: LateTexts | undefined;
}

const TextsContext = createContext<Texts | null>(null);

export interface TranslateProviderProps extends Texts {
  readonly children: ReactNode;
}

/** Provides texts to the shared screens: react-i18next's `t` in the portal, a small one over the same texts in the widget. */
export function TranslateProvider({ translate, language, lateTexts, children }: TranslateProviderProps) {
  const texts = useMemo(() => ({ translate, language, lateTexts }), [translate, language, lateTexts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('A shared screen stands outside a TranslateProvider: wrap it in one.');
  return texts;
}

/** The shell's `t`. */
export const useTranslate = (): Translate => useTexts().translate;

const allTexts: LateTexts = { has: () => true, bring: (part) => part() };

/** The shell's texts that load when needed. */
export const useLateTexts = (): LateTexts => useTexts().lateTexts ?? allTexts;

/** The shell's language. */
export const useLanguage = (): Language => useTexts().language;

/** Returns a function that picks a name in the current language. */
export function useLocalName(): (name: LocalName) => string {
  const { language } = useTexts();
  return (name) => name[language];
}
