/** Counts edits without allocating; one counter serves one search at a time. */
export type CountEdits = (query: string, text: string, most: number) => number;

/**
 * Builds a function that counts the single-letter mistakes (wrong, missing, added or swapped with its neighbour) between a query
 * and the nearest beginning of a text. It stops beyond `most` and then returns `most + 1`.
 *
 * @param longest - longest query; further letters are ignored.
 */
export function createEditCounter(longest: number): CountEdits {
  const size = longest * 2;
  let beforeLast = new Uint8Array(size);
  let last = new Uint8Array(size);
  let current = new Uint8Array(size);

  return (query, text, most) => {
    const rows = Math.min(query.length, longest);
    const columns = Math.min(text.length, rows + most, size - 1);
    for (let column = 0; column <= columns; column += 1) last[column] = column;
    for (let row = 1; row <= rows; row += 1) {
      const character = query.charCodeAt(row - 1);
      const characterBefore = row > 1 ? query.charCodeAt(row - 2) : -1;
      current[0] = row;
      let best = row;
      for (let column = 1; column <= columns; column += 1) {
        const other = text.charCodeAt(column - 1);
        let edits = (last[column - 1] ?? 0) + (character === other ? 0 : 1);
        edits = Math.min(edits, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
        const isSwap = column > 1 && characterBefore === other && character === text.charCodeAt(column - 2);
        if (isSwap) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
        current[column] = edits;
        if (edits < best) best = edits;
      }
      if (best > most) return most + 1;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    let nearest = most + 1;
    for (let column = 0; column <= columns; column += 1) nearest = Math.min(nearest, last[column] ?? nearest);
    return nearest;
  };
}
