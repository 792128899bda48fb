/**
 * Whether a text is base64, padded or not. It looks for what does not belong there: a pattern for the whole text would remember
 * every character of a large file, and fail where its stack ends.
 */
export const isBase64 = (text: string): boolean => !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
