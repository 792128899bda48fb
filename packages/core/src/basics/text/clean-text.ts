// Control characters except tab and line break: they are invisible, and a database refuses the null character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Prepares typed text for storage: trims it and removes control characters and broken surrogates. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(invisible, '').trim();
}
