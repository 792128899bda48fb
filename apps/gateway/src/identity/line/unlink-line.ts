import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { recordChange } from '../change-queries.ts';
import { findUser } from '../queries.ts';
import type { EndLineLink } from './end-line-link.ts';
import { lineTexts } from './line-texts.ts';

interface UnlinkDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly endLink: EndLineLink;
}

/**
 * Makes the function by which a user ends the link between the account and LINE. LINE is told first: if it cannot be, nothing
 * changes and the user tries again.
 *
 * @throws {BusinessRefusal} 409 no LINE, or no other way to sign in; 503.
 */
export const createUnlinkLine =
  ({ db, clock, endLink }: UnlinkDeps) =>
  async ({ userId }: Session): Promise<void> => {
    const user = await findUser(db, userId);
    if (user === undefined || user.line_id === null) throw new BusinessRefusal({ code: 409, text: lineTexts.notLinked });
    if (user.password_hash === null) throw new BusinessRefusal({ code: 409, text: lineTexts.needsOtherWay });
    await endLink(userId);
    await recordChange(db, { userId, changedBy: userId, kind: 'lineUnlinked', detail: {}, at: clock.now() });
  };
