// Control characters but tab and line break: no reader sees them, and a database refuses the null character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A typed text, fit to be stored: without control characters and broken surrogates, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(invisible, '').trim();
}
