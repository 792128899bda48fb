/** Emoji, including sequences that form one; ©, ® and ™ count as text. */
const pictures =
  /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3)[\u200d\ufe0f\u20e3\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*/gu;

/** Removes emoji from text in any script, for form fields. */
export const withoutEmoji = (text: string): string => text.replace(pictures, '');

const fullWidthOffset = 0xff01 - 0x21;

/**
 * Keeps only Thai, basic ASCII and white space, because drivers' phones and printed slips show nothing else (spec §5). First
 * turns full-width characters into ASCII and other white space into plain spaces. Never normalises Thai, which would split ำ in
 * two.
 */
export function stripEmoji(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replace(/[^\S\t\n\r]/g, ' ')
    .replace(/[^\u0e00-\u0e7f\u0020-\u007e\t\n\r]/g, '');
}
