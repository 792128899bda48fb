import type { Language } from '../../basics/language.ts';
import type { LegalVersion } from '../legal-version.ts';

/** Our texts that people agree to. */
export type LegalKind = 'privacy' | 'terms';

/** A paragraph, a list, or the place where the officer for data and the authority are named as the gateway knows them. */
export type LegalBlock = string | { readonly list: readonly string[] } | { readonly contacts: true };

/** A numbered section; its number is its place. */
export interface LegalSection {
  /** Stays when the title changes: the part of the address behind the #. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** One text in one language. */
export interface LegalText {
  readonly title: string;
  readonly version: LegalVersion;
  /** The day from which it holds, as YYYY-MM-DD in Bangkok. */
  readonly effectiveOn: string;
  /** What it comes to, in two lines. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

const wordsPerMinute = 220;

const proseOf = (block: LegalBlock): string => {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join(' ') : '';
};

/** How long reading a text takes, in minutes; Thai writes no spaces between words, so they are counted as a dictionary knows them. */
export const readingMinutesOf = (prose: string, language: Language): number => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(prose)].filter(({ isWordLike }) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
};

/** The same of one of our texts. */
export const readingMinutes = ({ summary, sections }: LegalText, language: Language): number =>
  readingMinutesOf([summary, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(proseOf)])].join(' '), language);
