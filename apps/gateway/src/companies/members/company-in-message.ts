/**
 * Allowed in names: letters of any script with their marks, digits and common punctuation. A dot or a slash could form a link.
 */
const notForNames = /[^\p{L}\p{M}\p{Nd}&()' -]+/gu;
const linkLike = /\S*(?::\/\/|@|www\.)\S*/giu;
const phoneLike = /(?:\p{Nd}[\s()-]*){7,}/gu;

/** Cuts at grapheme boundaries, so that marks above and below stay with their letter. */
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
 * A company's name for messages that we send in our own name to people who did not ask for them. Anybody can sign up with any
 * name, so links and phone numbers are removed, and the length is limited.
 *
 * @param most UTF-16 units, an ellipsis included.
 * @returns an empty text where no letter is left.
 */
export function companyInMessage(name: string, most: number): string {
  const plain = name.replace(linkLike, ' ').replace(notForNames, ' ').replace(phoneLike, ' ').replace(/\s+/gu, ' ').trim();
  return /\p{L}/u.test(plain) ? cutTo(plain, most) : '';
}
