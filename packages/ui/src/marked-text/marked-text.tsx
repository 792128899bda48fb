import { Card } from '../card/card.tsx';
import { classNames } from '../lib/class-names.ts';
import { RouteNode } from '../route-line/route-line.tsx';
import './marked-text.css';

/** A part of a text that stands for something. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  /** Colour is not the only sign: places are bold with a number, and the legend names both. */
  readonly tone: 'place' | 'person';
  /** Shown before the part, such as the number of the stop that was read from it. */
  readonly number?: number | undefined;
}

export interface MarkedTextProps {
  readonly text: string;
  /** In any order; one that overlaps an earlier one is left out. */
  readonly marks: readonly TextMark[];
  /** Names the text for screen readers. */
  readonly label: string;
}

interface Piece {
  readonly text: string;
  readonly mark: TextMark | null;
  readonly at: number;
}

function piecesOf(text: string, marks: readonly TextMark[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of [...marks].sort((one, other) => one.start - other.start)) {
    if (mark.start < at || mark.end <= mark.start) continue;
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), mark: null, at });
    pieces.push({ text: text.slice(mark.start, mark.end), mark, at: mark.start });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null, at });
  return pieces;
}

const markClass = ({ tone }: Pick<TextMark, 'tone'>) => classNames('sw-part', tone === 'person' && 'sw-part--person');

/** A text as it was pasted, with the parts marked that something was read from. */
export function MarkedText({ text, marks, label }: MarkedTextProps) {
  return (
    <Card tone="sunken">
      <section className="sw-marked-text" aria-label={label}>
        {piecesOf(text, marks).map(({ text: part, mark, at }) =>
          mark ? (
            <mark key={at} className={classNames(markClass(mark), 'sw-strong')}>
              {mark.number === undefined ? null : <RouteNode state="stop" number={mark.number} />}
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </section>
    </Card>
  );
}

/** A mark's colour with its meaning. */
export function MarkLegend({ tone, label }: { readonly tone: TextMark['tone']; readonly label: string }) {
  return <mark className={classNames(markClass({ tone }), 'sw-small')}>{label}</mark>;
}
