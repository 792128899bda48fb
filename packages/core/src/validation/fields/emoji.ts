/** Pictures with what makes one picture of several; ©, ® and ™ are signs of writing. */
const pictures =
  /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3)[\u200d\ufe0f\u20e3\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*/gu;

/** A text without emoji, in whatever script: what a form shows of what was typed. */
export const withoutEmoji = (text: string): string => text.replace(pictures, '');

const fullWidthOffset = 0xff01 - 0x21;

/**
 * Keeps Thai, basic ASCII and white space of a text, because drivers' phones and printed slips show nothing else (spec §5).
 * Full-width characters become ASCII and every other white space a plain space first. Thai itself is never normalised: that would split ำ in two.
 */
export function stripEmoji(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replace(/[^\S\t\n\r]/g, ' ')
    .replace(/[^\u0e00-\u0e7f\u0020-\u007e\t\n\r]/g, '');
}
