/** Letters of any script with their marks, digits, and what company names need besides; a dot or a slash could make a link. */
const notForNames = /[^\p{L}\p{M}\p{Nd}&()' -]+/gu;
const linkLike = /\S*(?::\/\/|@|www\.)\S*/giu;
const phoneLike = /(?:\p{Nd}[\s()-]*){7,}/gu;

/** By what somebody sees as one letter, marks above and below included. */
function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > most - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

/**
 * A company's name for a message that we send in our own name to somebody who did not ask for it. Whoever signs up types it, so it may hold
 * neither a link nor a phone number, and not be a message of its own.
 *
 * @param most UTF-16 units, an ellipsis included.
 * @returns nothing where no letter is left.
 */
export function companyInMessage(name: string, most: number): string {
  const plain = name.replace(linkLike, ' ').replace(notForNames, ' ').replace(phoneLike, ' ').replace(/\s+/gu, ' ').trim();
  return /\p{L}/u.test(plain) ? cutTo(plain, most) : '';
}
