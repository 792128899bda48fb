/** Where the share targets of the app lead, after their language. */
export const sharePath = '/share';

/** The fields of what is shared, in the order in which a person reads them. */
export const shareFields = ['title', 'text', 'url'] as const;

/** In the fragment of an address. */
const fragmentName = 'shared';

const covers = (other: string, part: string, isEarlier: boolean): boolean =>
  other.includes(part) && (other.length > part.length || isEarlier);

/** What was shared as one text: each part once, because many apps send the link within the text, too. */
export const sharedText = (form: { get(name: string): unknown }): string => {
  const parts = shareFields.map((field) => String(form.get(field) ?? '').trim()).filter((part) => part !== '');
  return parts.filter((part, at) => !parts.some((other, place) => place !== at && covers(other, part, place < at))).join('\n');
};

/**
 * Where the order form opens with a shared text. The text is in the fragment, which no browser sends: somebody's address does not belong
 * into a server's log.
 *
 * @param pathname that was shared to, which has the language
 */
export const sharedOrderPath = (pathname: string, text: string): string => {
  const language = /^\/(?:th|en)(?=\/)/.exec(pathname)?.[0] ?? '';
  return `${language}/neworder${text === '' ? '' : `#${new URLSearchParams({ [fragmentName]: text })}`}`;
};

/** The shared text of an address's fragment; null without one. */
export const readSharedFragment = (hash: string): string | null => {
  const text = hash.startsWith(`#${fragmentName}=`) ? new URLSearchParams(hash.slice(1)).get(fragmentName) : null;
  return text?.trim() || null;
};
