import type { MatchRange } from '@songwai/ui/combobox-search/highlighted-text';

/** A question with its answer, in the visitor's language. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

const wordsOf = (text: string): readonly string[] => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The questions that have every word of a search in their title or answer, those first that have them in the title. Thai has no spaces between words, so a word is
 * found anywhere.
 */
export const searchQuestions = (questions: readonly Question[], search: string): readonly Question[] => {
  const words = wordsOf(search);
  if (words.length === 0) return questions;
  const has = (text: string) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
  const found = questions.filter(({ title, answer }) => has(`${title} ${answer}`));
  const isBest = ({ title }: Question) => has(title);
  return [...found.filter(isBest), ...found.filter((question) => !isBest(question))];
};

/** Where the words of a search stand in a text: each place once, in the order of the text. */
export const matchesIn = (text: string, search: string): readonly MatchRange[] => {
  const lower = text.toLowerCase();
  const places = wordsOf(search).flatMap((word) => {
    const found: MatchRange[] = [];
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) found.push([at, at + word.length]);
    return found;
  });
  return places
    .toSorted(([one], [other]) => one - other)
    .filter(([start], index, all) => all.slice(0, index).every(([, end]) => end <= start));
};
