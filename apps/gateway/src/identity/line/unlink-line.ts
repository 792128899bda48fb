import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { recordChange } from '../change-queries.ts';
import { notifyOwner } from '../contacts/notify-owner.ts';
import type { EndSessions } from '../open-session.ts';
import { findUser } from '../queries.ts';
import type { EndLineLink } from './end-line-link.ts';
import { lineUnlinkedMail, lineUnlinkedText } from './line-mails.ts';
import { lineTexts } from './line-texts.ts';

interface UnlinkDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly endLink: EndLineLink;
  readonly endSessions: EndSessions;
  readonly publicUrl: string;
}

/**
 * Makes the function by which a user ends the link between the account and LINE. LINE is told first: if it cannot be, nothing
 * changes and the user tries again. Other sessions end, because LINE may have opened them, and the owner is told.
 *
 * @throws {BusinessRefusal} 409 no LINE, or no other way to sign in; 503.
 */
export const createUnlinkLine =
  ({ db, clock, endLink, endSessions, publicUrl }: UnlinkDeps) =>
  async ({ userId, sessionId }: Session): Promise<void> => {
    const user = await findUser(db, userId);
    if (user === undefined || user.line_id === null) throw new BusinessRefusal({ code: 409, text: lineTexts.notLinked });
    if (user.password_hash === null) throw new BusinessRefusal({ code: 409, text: lineTexts.needsOtherWay });
    await endLink(userId);
    const at = clock.now();
    await transact(db, async (trx) => {
      await endSessions(trx, { userId, now: at, except: sessionId });
      await recordChange(trx, { userId, changedBy: userId, kind: 'lineUnlinked', detail: {}, at });
      const message = { mail: lineUnlinkedMail(publicUrl), text: lineUnlinkedText(publicUrl) };
      await notifyOwner(trx, user, { purpose: 'lineUnlinked', at, ...message });
    });
  };
