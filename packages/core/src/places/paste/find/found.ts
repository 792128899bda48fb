/** Something found in a plain text. */
export interface Found<Value> {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  readonly isCertain: boolean;
}

/** The first of overlapping finds, by the place in the text. */
export function withoutOverlaps<Value>(found: readonly Found<Value>[]): readonly Found<Value>[] {
  const sorted = [...found].sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return sorted.filter((piece) => {
    if (piece.start < end) return false;
    end = piece.end;
    return true;
  });
}
