import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { recordChange } from '../change-queries.ts';
import { findUser } from '../queries.ts';
import { updateLine } from './line-queries.ts';
import type { LineSignIn } from './line-sign-in.ts';
import { lineTexts } from './line-texts.ts';

interface UnlinkDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly line: LineSignIn;
}

/**
 * Makes the function that ends the link between an account and LINE. LINE is told first: if it cannot be, nothing changes and the
 * user tries again.
 *
 * @throws {BusinessRefusal} 409 no LINE, or no other way to sign in; 503.
 */
export const createUnlinkLine =
  ({ db, clock, line }: UnlinkDeps) =>
  async ({ userId }: Session): Promise<void> => {
    const user = await findUser(db, userId);
    if (user === undefined || user.line_id === null) throw new BusinessRefusal({ code: 409, text: lineTexts.notLinked });
    if (user.password_hash === null) throw new BusinessRefusal({ code: 409, text: lineTexts.needsOtherWay });
    if (user.line_grant !== null) await line.deauthorize(user.line_grant);
    await transact(db, async (trx) => {
      await updateLine(trx, userId, { line_id: null, line_grant: null });
      await recordChange(trx, { userId, changedBy: userId, kind: 'lineUnlinked', detail: {}, at: clock.now() });
    });
  };
