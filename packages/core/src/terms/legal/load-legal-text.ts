import type { Language } from '../../basics/language.ts';
import { isLegalVersion, type LegalVersion, newestLegalVersion } from '../legal-version.ts';
import type { LegalKind, LegalText } from './legal-text.ts';

type Load = () => Promise<{ readonly text: LegalText }>;

/** One file per text, loaded when it is read. A version once in force stays, because users accepted it. */
const files: Readonly<Record<LegalVersion, Readonly<Record<LegalKind, Readonly<Record<Language, Load>>>>>> = {
  '2026-11': {
    privacy: { th: () => import('./2026-11/privacy-th.ts'), en: () => import('./2026-11/privacy-en.ts') },
    terms: { th: () => import('./2026-11/terms-th.ts'), en: () => import('./2026-11/terms-en.ts') },
  },
};

/** The text to load; without a version, or with an unknown one, the newest. */
export interface LegalRequest {
  readonly kind: LegalKind;
  readonly language: Language;
  readonly version?: string | undefined;
}

/** Loads a legal text. @throws if its file cannot be loaded. */
export const loadLegalText = async ({ kind, language, version = '' }: LegalRequest): Promise<LegalText> => {
  const { text } = await files[isLegalVersion(version) ? version : newestLegalVersion][kind][language]();
  return text;
};
