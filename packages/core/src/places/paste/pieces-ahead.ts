import { isPlace, type Piece } from './piece.ts';

/** Whether the next phone stands before the next place. */
export const hasPhoneBeforePlace = (ahead: readonly Piece[]) => {
  const [place, phone] = [ahead.findIndex(isPlace), ahead.findIndex(({ kind }) => kind === 'phone')];
  return phone >= 0 && place > phone;
};

/** Whether a line without any known word leads to a place before anything else: a name above its address. */
export function isLeadOf(ahead: readonly Piece[]): boolean {
  const next = ahead.find(({ kind }) => !['line', 'ignored', 'unit', 'unknown'].includes(kind));
  if (next === undefined) return false;
  if (isPlace(next)) return true;
  if (next.kind !== 'phone' && next.kind !== 'name') return false;
  return ahead.some(isPlace);
}

/** Whether the block after an empty line has a place of its own. */
export function startsStop(ahead: readonly Piece[]): boolean {
  const until = ahead.findIndex(({ kind }) => kind === 'gap');
  const block = until < 0 ? ahead : ahead.slice(0, until);
  if (block.some(isPlace)) return true;
  const next = ahead.find(({ kind }) => !['line', 'ignored', 'unit', 'unknown', 'gap'].includes(kind));
  return next !== undefined && (next.kind === 'name' || next.kind === 'role') && ahead.some(isPlace);
}
