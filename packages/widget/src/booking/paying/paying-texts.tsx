import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LazyPart } from '@songwai/features/shared/lazy-part';
import {
  type LateTexts,
  TranslateProvider,
  useLanguage,
  useLateTexts,
  useTranslate,
} from '@songwai/features/shared/translate-context';
import { type ReactNode, useMemo } from 'react';

const loaders = { th: () => import('../../texts/th-paying.ts'), en: () => import('../../texts/en-paying.ts') };
const own: readonly string[] = ['paying', 'payments', 'cards', 'forms'] satisfies readonly TextNamespace[];
const loaded: Partial<Record<Language, Translate>> = {};

/** @throws the import's error; the next call loads again */
const load = async (language: Language): Promise<void> => {
  loaded[language] ??= createTranslate({ language, texts: (await loaders[language]()).texts });
};

const withoutOwn = (names: readonly TextNamespace[] = []) => names.filter((name) => !own.includes(name));

/** The texts of payments. They come with the parts that show them, because a first look has no room even for the names of their files. */
export function PayingTexts({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const outer = useTranslate();
  const outerTexts = useLateTexts();
  const texts = useMemo(() => {
    const lateTexts: LateTexts = {
      has: (names) => (names.length === 0 || loaded[language] !== undefined) && outerTexts.has(withoutOwn(names)),
      bring: async (part, isRetry) => {
        const rest: LazyPart<unknown> = Object.assign(async () => null, { texts: withoutOwn(part.texts) });
        const [module] = await Promise.all([part(), load(language), outerTexts.bring(rest, isRetry)]);
        return module;
      },
    };
    const translate: Translate = (key, values) =>
      own.includes(key.split('.', 1)[0] ?? '') ? (loaded[language]?.(key, values) ?? '') : outer(key, values);
    return { language, lateTexts, translate };
  }, [language, outer, outerTexts]);
  return <TranslateProvider {...texts}>{children}</TranslateProvider>;
}
