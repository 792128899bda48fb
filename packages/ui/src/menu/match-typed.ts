/**
 * Thai writes some vowels before the consonant they are spoken after; users type in written order, so a plain prefix match works.
 */
const startsWith = (label: string, typed: string) => label.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());

/**
 * The index of the item that the typed characters match, or -1. Several characters match a prefix, the current item included; one
 * character, also when repeated, moves to the next item that begins with it.
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
