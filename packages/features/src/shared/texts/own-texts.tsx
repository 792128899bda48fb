import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { TranslateProvider, useLanguage, useLateTexts, useTranslate } from '../translate-context.tsx';

interface OwnTextsProps {
  /** The first word of all keys. */
  readonly namespace: TextNamespace;
  /** It has to be the same object on every render: define it outside the component. */
  readonly loaders: Readonly<Record<Language, () => Promise<Texts>>>;
  readonly children: ReactNode;
}

/**
 * Brings the texts of a part with it, in any shell: no shell has to know them before its first look. Nothing is shown until they are
 * here.
 */
export function OwnTexts({ namespace, loaders, children }: OwnTextsProps) {
  const outer = useTranslate();
  const language = useLanguage();
  const lateTexts = useLateTexts();
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: Texts } | null>(null);

  useEffect(() => {
    let isGone = false;
    loaders[language]().then(
      (texts) => isGone || setLoaded({ language, texts }),
      // Without them there is no such part; opened again, it asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [loaders, language]);

  const translate = useMemo(() => {
    if (loaded?.language !== language) return null;
    const own = createTranslate({ ...loaded, onMissing: () => undefined });
    const both: typeof outer = (key, values) => (key.startsWith(`${namespace}.`) ? own(key, values) : outer(key, values));
    return both;
  }, [namespace, loaded, language, outer]);

  if (!translate) return null;
  return (
    <TranslateProvider translate={translate} language={language} lateTexts={lateTexts}>
      {children}
    </TranslateProvider>
  );
}
