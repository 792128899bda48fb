const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\+?\d[\d -]{7,}\d/g, '[number]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
];

/** Takes e-mail addresses, phone numbers and signed tokens out of a text that is about to be logged. */
export function maskPersonalData(text: string): string {
  return patterns.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}
