import type { Language } from '../../basics/language.ts';
import { isLegalVersion, type LegalVersion, newestLegalVersion } from '../legal-version.ts';
import type { LegalKind, LegalText } from './legal-text.ts';

type Load = () => Promise<{ readonly text: LegalText }>;

/** Each text is a file of its own, fetched when somebody reads it. A version that was in force once stays here: people accepted it. */
const files: Readonly<Record<LegalVersion, Readonly<Record<LegalKind, Readonly<Record<Language, Load>>>>>> = {
  '2026-11': {
    privacy: { th: () => import('./2026-11/privacy-th.ts'), en: () => import('./2026-11/privacy-en.ts') },
    terms: { th: () => import('./2026-11/terms-th.ts'), en: () => import('./2026-11/terms-en.ts') },
  },
};

/** Which text, in which language; the newest where no version, or none that there are texts of, is named. */
export interface LegalRequest {
  readonly kind: LegalKind;
  readonly language: Language;
  readonly version?: string | undefined;
}

/** Fetches one of our texts. @throws where its file does not arrive. */
export const loadLegalText = async ({ kind, language, version = '' }: LegalRequest): Promise<LegalText> => {
  const { text } = await files[isLegalVersion(version) ? version : newestLegalVersion][kind][language]();
  return text;
};
