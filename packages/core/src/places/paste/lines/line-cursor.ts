import type { PlaceNames } from '../paste.ts';
import type { Piece } from '../piece.ts';
import { strongAt } from '../words/address-words.ts';

export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What was found in the whole text: phones, sums, links, coordinates. In order. */
  readonly fixed: readonly Piece[];
  readonly names: PlaceNames;
}

/** What takes the following words, as long as none of them begins something else. */
type Open = 'address' | 'name' | 'note' | 'nearby' | 'unit' | 'ignored' | null;

export const isSpace = (character: string | undefined) => /\s/.test(character ?? ' ');
export const isSeparator = (character: string | undefined) => /[,;|•·()[\]{}<>"!?*_~=+→]/.test(character ?? '');
/** Politeness at the end of a word, which is none of it. */
const particle = /(?:นะ(?:คะ|ค่ะ|ครับ|คับ)|ค่ะ|คะ|ครับ|คับ)$/;
/** After a verb or a particle of two letters nothing would be left. */
const leastWord = 2;

/** The place of reading within a line, and what was read so far. */
export class LineCursor {
  readonly pieces: Piece[] = [];
  open: Open = null;
  /** A label with a sign ("ชื่อ:") opened it, so that it takes more than a bare word would. */
  isLabelled = false;
  at: number;
  /** The place after a word that ended in the midst of letters, where a word begins all the same. */
  freshAt: number;
  private fixedAt = 0;

  readonly line: Line;

  constructor(line: Line) {
    this.line = line;
    this.at = line.start;
    this.freshAt = line.start;
  }

  get nextFixed(): Piece | undefined {
    return this.line.fixed[this.fixedAt];
  }

  /** The end of what may be read now. */
  get until(): number {
    return Math.min(this.line.end, this.nextFixed?.start ?? this.line.end);
  }

  get rest(): string {
    return this.line.text.slice(this.at, this.line.end);
  }

  read(from: number, to: number): string {
    return this.line.text.slice(from, to);
  }

  /** The length of a sticky pattern's match here; 0 without one, or where it reaches into something fixed. */
  match(pattern: RegExp): number {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.line.text);
    return found && pattern.lastIndex <= Math.max(this.until, this.at) ? found[0].trimEnd().length : 0;
  }

  /** As if the cursor stood further on. */
  lookAt<Answer>(at: number, ask: () => Answer): Answer {
    const before = this.at;
    this.at = at;
    const answer = ask();
    this.at = before;
    return answer;
  }

  add(piece: Piece): void {
    this.pieces.push(piece);
    this.at = Math.max(this.at, piece.end);
  }

  /** Extends the last piece to here. */
  extend(to: number): void {
    const last = this.pieces.at(-1);
    if (last) this.pieces[this.pieces.length - 1] = { ...last, end: to };
    this.at = to;
  }

  takeFixed(piece: Piece): void {
    this.add(piece);
    this.fixedAt += 1;
    if (this.open !== 'note') this.open = null;
    this.freshAt = this.at;
  }

  skip(pattern: RegExp): void {
    while (this.at < this.line.end && pattern.test(this.line.text[this.at] ?? '')) this.at += 1;
    this.freshAt = this.at;
  }

  /** Where the word at `from` ends: at a space, a separator, something fixed, or a word that begins something in its midst. */
  wordEnd(from: number): number {
    const { text } = this.line;
    let to = from + 1;
    while (to < this.until && !isSpace(text[to]) && !isSeparator(text[to])) {
      strongAt.lastIndex = to;
      if (strongAt.test(text)) break;
      to += 1;
    }
    const polite = particle.exec(text.slice(from + leastWord, to));
    return polite ? from + leastWord + polite.index : to;
  }

  /** What was read since the last pick-up, drop-off or phone. */
  get sinceRole(): readonly Piece[] {
    return this.pieces.slice(this.pieces.findLastIndex(({ kind }) => kind === 'role' || kind === 'phone') + 1);
  }

  get isAfterSpace(): boolean {
    return isSpace(this.line.text[this.at - 1]);
  }
}
