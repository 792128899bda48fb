import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { SavedPosition } from './saved-queries.ts';

const position = Type.Tuple([
  Type.Boolean(),
  Type.Integer({ minimum: 0, maximum: 8.64e15 }),
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
]);

/** Where the next page begins, as a caller carries it. */
export const writePosition = ({ is_favourite, updated_at, id }: SavedPosition): string =>
  Buffer.from(JSON.stringify([is_favourite, updated_at.getTime(), id])).toString('base64url');

/** Reads what `writePosition` wrote; undefined for anything else. */
export function readPosition(text: string): SavedPosition | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Value.Check(position, read)) return undefined;
    const [is_favourite, time, id] = read;
    return { is_favourite, updated_at: new Date(time), id };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
