/** Changes of one character that make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const swap = (row[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? other.length;
}

/** The word that was probably meant; undefined where none is close. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((candidate) => ({ candidate, away: distance(word, candidate) }))
    .toSorted((one, other) => one.away - other.away);
  return best !== undefined && best.away <= Math.max(1, Math.floor(word.length / 3)) ? best.candidate : undefined;
}
