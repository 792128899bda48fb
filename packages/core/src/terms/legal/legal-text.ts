import type { Language } from '../../basics/language.ts';

/** Our own legal texts (spec §2): customers accept the first two, drivers the last. */
export type LegalKind = 'privacy' | 'terms' | 'cookies' | 'drivers';

/** Text as it is, in bold, or as a link to another of our pages (a path without its language). */
export type LegalPart = string | { readonly strong: string } | { readonly text: string; readonly href: string };

/** The running text of a paragraph, an entry or a cell. */
export type LegalProse = readonly LegalPart[];

/** A paragraph, a heading within a section, a list, a table, or the place of the gateway's data protection officer and authority. */
export type LegalBlock =
  | { readonly paragraph: LegalProse }
  | { readonly heading: string }
  | { readonly list: readonly LegalProse[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly LegalProse[])[] } }
  | { readonly contacts: true };

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
  readonly version: string;
  /** The day from which it applies, as YYYY-MM-DD in Bangkok. */
  readonly effectiveOn: string;
  /** Whether the operator's lawyer has read it; until then its page says so. */
  readonly isReviewed: boolean;
  /** How long it takes to read; counted when its module is written, because browsers may count Thai words differently. */
  readonly minutes: number;
  /** The gist in two lines. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

const wordsPerMinute = 220;

const plain = (prose: LegalProse): string =>
  prose
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'strong' in part ? part.strong : part.text;
    })
    .join('');

const proseOf = (block: LegalBlock): string => {
  if ('paragraph' in block) return plain(block.paragraph);
  if ('heading' in block) return block.heading;
  if ('list' in block) return block.list.map(plain).join(' ');
  return 'table' in block ? [...block.table.head, ...block.table.rows.flat().map(plain)].join(' ') : '';
};

/** Reading time in minutes; counts words with a segmenter, because Thai writes no spaces between them. */
export const readingMinutesOf = (prose: string, language: Language): number => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(prose)].filter(({ isWordLike }) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
};

/** Reading time of a legal text in minutes. */
export const readingMinutes = ({ summary, sections }: Pick<LegalText, 'summary' | 'sections'>, language: Language): number =>
  readingMinutesOf([summary, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(proseOf)])].join(' '), language);
