/** Measures a text in the canvas's current font. */
type Measure = (text: string) => number;

export interface WrapOptions {
  readonly width: number;
  readonly mostLines: number;
  readonly measure: Measure;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Shortens a line by whole letters, with their vowels and tone marks, until it fits with an ellipsis. */
function shorten(line: string, { width, measure }: WrapOptions): string {
  const left = [...graphemes.segment(line)].map(({ segment }) => segment);
  while (left.length > 0 && measure(`${left.join('').trimEnd()}…`) > width) left.pop();
  return `${left.join('').trimEnd()}…`;
}

/** Breaks a text into lines between words, which Thai writes without spaces; what does not fit into the last line is cut. */
export function wrapText(text: string, options: WrapOptions): readonly string[] {
  const { width, mostLines, measure } = options;
  const lines: string[] = [''];
  for (const { segment } of words.segment(text)) {
    const line = lines.at(-1) ?? '';
    if (line === '' || measure(line + segment) <= width) lines[lines.length - 1] = line + segment;
    else lines.push(segment.trimStart());
  }
  const shown = lines.filter((line) => line !== '').slice(0, mostLines);
  const isCut = lines.length > mostLines;
  return shown.map((line, index) =>
    (isCut && index === shown.length - 1) || measure(line) > width ? shorten(line, options) : line.trimEnd(),
  );
}
