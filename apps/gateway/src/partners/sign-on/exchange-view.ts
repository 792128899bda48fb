import type { Db } from '../../platform/db.ts';

/** A past exchange, with the state of its session. */
export const findExchange = (db: Db, partnerId: string, tokenId: string) =>
  db
    .selectFrom('partner_exchanges')
    .innerJoin('sessions', 'sessions.id', 'partner_exchanges.session_id')
    .select(['partner_exchanges.token_hash', 'salt', 'origin', 'session_id', 'user_id', 'revoked_at'])
    .where('partner_exchanges.partner_id', '=', partnerId)
    .where('jti', '=', tokenId)
    .executeTakeFirst();
