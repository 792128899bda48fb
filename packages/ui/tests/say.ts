/** Chooses a story's text by the toolbar's language: `say(globals, 'จอง', 'Book')`. */
export function say(globals: Readonly<Record<string, unknown>>, th: string, en: string): string {
  return globals['lang'] === 'en' ? en : th;
}
