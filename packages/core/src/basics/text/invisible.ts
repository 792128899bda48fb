/**
 * Characters that nobody sees: zero-width ones, marks that turn the direction, soft hyphens, variation selectors, and fillers that count as
 * letters.
 */
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;

/** A text without what nobody sees. Emoji made of several lose their joiners, so it is for texts without them. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Whether anything of a text can be seen. */
export const isVisible = (text: string): boolean => /[^\s\p{Cc}\u2800]/u.test(withoutInvisible(text));

/** Full-width forms and other looks of the same character as plain ones. Thai is left alone: normalising would split its ำ in two. */
export const plainForms = (text: string): string => text.replace(/[^\u0e00-\u0e7f]+/g, (run) => run.normalize('NFKC'));
