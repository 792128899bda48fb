import type { Language } from '../../basics/language.ts';
import type { LegalKind, LegalText } from './legal-text.ts';

type Load = () => Promise<{ readonly text: LegalText }>;
type Versions = Readonly<Record<string, Readonly<Record<Language, Load>>>>;

/**
 * One file per text, loaded when it is read; the newest last. A version once in force stays, because people accepted it. They are
 * written in the Markdown files beside them (`npm run legal`).
 */
const files: Readonly<Record<LegalKind, Versions>> = {
  privacy: {
    '2026-11': { th: () => import('./2026-11/privacy-th.generated.ts'), en: () => import('./2026-11/privacy-en.generated.ts') },
    '2026-11-26': {
      th: () => import('./2026-11-26/privacy-th.generated.ts'),
      en: () => import('./2026-11-26/privacy-en.generated.ts'),
    },
  },
  terms: {
    '2026-11': { th: () => import('./2026-11/terms-th.generated.ts'), en: () => import('./2026-11/terms-en.generated.ts') },
    '2026-11-26': {
      th: () => import('./2026-11-26/terms-th.generated.ts'),
      en: () => import('./2026-11-26/terms-en.generated.ts'),
    },
  },
  cookies: {
    '2026-11-26': {
      th: () => import('./2026-11-26/cookies-th.generated.ts'),
      en: () => import('./2026-11-26/cookies-en.generated.ts'),
    },
  },
  drivers: {
    '2026-11-26': {
      th: () => import('./2026-11-26/drivers-th.generated.ts'),
      en: () => import('./2026-11-26/drivers-en.generated.ts'),
    },
  },
};

/** The versions of a text that can be read, the newest last. */
export const versionsOf = (kind: LegalKind): readonly string[] => Object.keys(files[kind]);

/** The text to load; without a version, or with an unknown one, the newest. */
export interface LegalRequest {
  readonly kind: LegalKind;
  readonly language: Language;
  readonly version?: string | undefined;
}

/** Loads a legal text. @throws if its file cannot be loaded. */
export const loadLegalText = async ({ kind, language, version = '' }: LegalRequest): Promise<LegalText> => {
  const versions = files[kind];
  const found = versions[version] ?? versions[versionsOf(kind).at(-1) ?? ''];
  if (!found) throw new Error(`There is no text of the kind ${kind}.`);
  const { text } = await found[language]();
  return text;
};
