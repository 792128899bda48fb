import type { Language } from '../../basics/language.ts';
import type { LegalVersion } from '../legal-version.ts';

/** Kinds of legal texts that users accept. */
export type LegalKind = 'privacy' | 'terms';

/** A paragraph, a list, or a placeholder for the gateway's data protection officer and authority. */
export type LegalBlock = string | { readonly list: readonly string[] } | { readonly contacts: true };

/** A section, numbered by its position. */
export interface LegalSection {
  /** The URL fragment, which does not change with the title. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** One text in one language. */
export interface LegalText {
  readonly title: string;
  readonly version: LegalVersion;
  /** The day from which it applies, as YYYY-MM-DD in Bangkok. */
  readonly effectiveOn: string;
  /** The gist in two lines. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

const wordsPerMinute = 220;

const proseOf = (block: LegalBlock): string => {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join(' ') : '';
};

/** Reading time in minutes; counts words with a segmenter, because Thai writes no spaces between them. */
export const readingMinutesOf = (prose: string, language: Language): number => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(prose)].filter(({ isWordLike }) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
};

/** Reading time of a legal text in minutes. */
export const readingMinutes = ({ summary, sections }: LegalText, language: Language): number =>
  readingMinutesOf([summary, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(proseOf)])].join(' '), language);
