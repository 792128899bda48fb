import { type Language, words } from './words.ts';

/** A variant of a journey. The tag names the only project that runs it; `@full` limits it to the full tests. */
export interface Variant {
  readonly language: Language;
  readonly label: string;
  readonly tag: readonly ['@phone' | '@desktop', ...'@full'[]];
}

const thaiOnPhone: Variant = { language: 'th', label: 'in Thai on a phone', tag: ['@phone'] };
const englishOnDesktop: Variant = { language: 'en', label: 'in English on a desktop', tag: ['@desktop'] };
const englishOnPhone: Variant = { language: 'en', label: 'in English on a phone', tag: ['@phone', '@full'] };
const thaiOnDesktop: Variant = { language: 'th', label: 'in Thai on a desktop', tag: ['@desktop', '@full'] };

/** Each language on each size. */
export const everyVariant: readonly Variant[] = [thaiOnPhone, englishOnDesktop, englishOnPhone, thaiOnDesktop];

/** A variant for the full tests alone. */
export const inFull = ({ tag: [size], ...variant }: Variant): Variant => ({ ...variant, tag: [size, '@full'] });

/** Each language on each size; daily as most customers book, in Thai on a phone. */
export const everyVariantInFull: readonly Variant[] = [thaiOnPhone, inFull(englishOnDesktop), englishOnPhone, thaiOnDesktop];

/** Each language and each size once. Daily as most customers book, in Thai on a phone; the other in the full tests. */
export const eachOnce: readonly Variant[] = [thaiOnPhone, inFull(englishOnDesktop)];

/** Daily in Thai, which most customers read; the full tests add English. */
export const thaiDaily = [
  { language: 'th', full: '' },
  { language: 'en', full: ' @full' },
] as const;

export const detailsOf = ({ tag }: Variant): { tag: string[] } => ({ tag: [...tag] });

/** Path in the portal; Thai, the default, has no prefix. */
export const portalPath = (language: Language, path: string): string =>
  language === 'th' ? path : `/${language}${path === '/' ? '' : path}`;

export const textOf = (language: Language) => words[language];
