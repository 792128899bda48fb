const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\+?\d[\d -]{7,}\d/g, '[number]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
];

/** Masks e-mail addresses, phone numbers and signed tokens in a text before it is logged. */
export function maskPersonalData(text: string): string {
  return patterns.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}
