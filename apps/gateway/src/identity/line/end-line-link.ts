import type { Db } from '../../platform/db.ts';
import { findUser } from '../queries.ts';
import { updateLine } from './line-queries.ts';
import type { LineSignIn } from './line-sign-in.ts';

/** Ends the link between an account and LINE, at LINE first. @throws {BusinessRefusal} 503 where LINE does not answer. */
export type EndLineLink = (userId: string) => Promise<void>;

/** Makes the function; an account without LINE stays as it is. */
export const createEndLineLink =
  ({ db, line }: { readonly db: Db; readonly line: LineSignIn }): EndLineLink =>
  async (userId) => {
    const user = await findUser(db, userId);
    if (user === undefined || user.line_id === null) return;
    if (user.line_grant !== null) await line.deauthorize(user.line_grant);
    await updateLine(db, userId, { line_id: null, line_grant: null });
  };
