import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { TranslateProvider, useLanguage, useLateTexts, useTranslate } from '../shared/translate-context.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/ratings/rating')).rating,
  en: async () => (await import('@songwai/core/i18n/texts/en/ratings/rating')).rating,
};

/**
 * Brings the texts of a rating with it, in any shell: no shell has to know them before its first look. Nothing is shown until
 * they are here.
 */
export function RatingTexts({ children }: { readonly children: ReactNode }) {
  const outer = useTranslate();
  const language = useLanguage();
  const lateTexts = useLateTexts();
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: Texts } | null>(null);

  useEffect(() => {
    let isGone = false;
    loaders[language]().then(
      (texts) => isGone || setLoaded({ language, texts }),
      // Without them there is no rating; opened again, it asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language]);

  const translate = useMemo(() => {
    if (loaded?.language !== language) return null;
    const own = createTranslate({ ...loaded, onMissing: () => undefined });
    const both: typeof outer = (key, values) => (key.startsWith('rating.') ? own(key, values) : outer(key, values));
    return both;
  }, [loaded, language, outer]);

  if (!translate) return null;
  return (
    <TranslateProvider translate={translate} language={language} lateTexts={lateTexts}>
      {children}
    </TranslateProvider>
  );
}
