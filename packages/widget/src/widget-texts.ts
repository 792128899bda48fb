import type { Language } from '@songwai/core/basics/language';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { TextKey, TextNamespace } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { LateTexts } from '@songwai/features/shared/translate-context';
import { loadWidgetTexts } from './widget-load-texts.ts';

/** The loaded texts of one language. */
export interface WidgetTexts {
  readonly language: Language;
  readonly translate: Translate;
  readonly lateTexts: LateTexts;
}

export interface WidgetTextsLoader {
  /** Loads all namespaces requested so far in a language. @throws the import's error */
  get(language: Language): Promise<WidgetTexts>;
}

interface WidgetTextsOptions {
  /** What the first look shows. */
  readonly first: readonly TextNamespace[];
  /** Those of them that only this element has. */
  readonly own?: ((language: Language) => Promise<Texts>) | undefined;
  /** Renders the element again with the loaded texts. */
  readonly redraw: () => Promise<void>;
}

const namespaceOf = (key: TextKey): TextNamespace => key.split('.', 1)[0] as TextNamespace;

/** One element's texts: those of the first look, and others when a view requests them. */
export const createWidgetTexts = ({ first, own, redraw }: WidgetTextsOptions): WidgetTextsLoader => {
  const wanted = new Set(first);

  const load = async (namespaces: readonly TextNamespace[]): Promise<void> => {
    const added = namespaces.filter((namespace) => !wanted.has(namespace));
    for (const namespace of added) wanted.add(namespace);
    try {
      await redraw();
    } catch (error) {
      // A failed load must not block a change of language.
      for (const namespace of added) wanted.delete(namespace);
      throw error;
    }
  };

  return {
    get: async (language) => {
      const present = [...wanted];
      const texts = { ...(await loadWidgetTexts(language, present)), ...(await own?.(language)) };
      const translate = createTranslate({ language, texts });
      const has = (namespaces: readonly TextNamespace[]) => namespaces.every((namespace) => present.includes(namespace));
      return {
        language,
        lateTexts: {
          has,
          bring: async (part) => {
            const { texts = [] } = part;
            const [module] = await Promise.all([part(), has(texts) || load(texts)]);
            return module;
          },
        },
        translate: (key, values) => {
          const namespace = namespaceOf(key);
          if (has([namespace])) return translate(key, values);
          // A text that was not declared, such as an early error, is briefly empty instead of showing its key.
          load([namespace]).catch(() => undefined);
          return '';
        },
      };
    },
  };
};
