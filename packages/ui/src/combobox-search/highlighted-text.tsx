/** Half-open range of UTF-16 positions, `[start, end)`. */
export type MatchRange = readonly [start: number, end: number];

export interface HighlightedTextProps {
  readonly text: string;
  /** Ascending and not overlapping; ranges outside the text are ignored. */
  readonly matches?: readonly MatchRange[] | undefined;
}

/** A text with the matches of a search in bold. */
export function HighlightedText({ text, matches = [] }: HighlightedTextProps) {
  const pieces = matches.map(([start, end], index) => {
    const plainFrom = matches[index - 1]?.[1] ?? 0;
    return (
      <span key={start}>
        {text.slice(plainFrom, start)}
        <mark>{text.slice(start, end)}</mark>
      </span>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
