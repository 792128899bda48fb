/** Thai writes some vowels before the consonant they are spoken after; people type the word as it is written, so plain prefixes do. */
const startsWith = (label: string, typed: string) => label.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());

/**
 * The index of the item that typed letters mean, or -1. Several letters look for a beginning, the present item included; one
 * letter, also when pressed again and again, goes on to the next item that begins with it.
 */
export function matchTyped(labels: readonly string[], typed: string, here: number): number {
  const isOneCharacter = [...typed].every((character) => character === typed.charAt(0));
  const wanted = isOneCharacter ? typed.charAt(0) : typed;
  const from = isOneCharacter ? here + 1 : Math.max(here, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (startsWith(labels[index] ?? '', wanted)) return index;
  }
  return -1;
}
