import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { adminCreditHistory, freeCreditHistory, grantFreeCredit } from '@songwai/core/pricing/credit/credit-contract';
import { momentFromWire, momentToWire } from '@songwai/core/pricing/moment-wire';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { findMissingUsers } from '../../identity/users/user-list-queries.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { adminTexts } from '../admin/pricing-admin-texts.ts';
import { listCreditEntries } from './free-credit-history-queries.ts';
import { readFreeCredit, grantFreeCredit as writeGrant } from './free-credit-queries.ts';

export interface CreditRoutesDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

const pageSize = 20;

/** Mounts the calls of free credit: its history, and granting it. */
export function registerFreeCredit(app: FastifyInstance, { db, clock }: CreditRoutesDeps): void {
  const requireUser = async (userId: string): Promise<void> => {
    if ((await findMissingUsers(db, [userId])).length > 0) throw new BusinessRefusal({ code: 404, text: adminTexts.noUser });
  };

  const readHistory = async (userId: string, { limit = pageSize, cursor }: RequestOf<typeof freeCreditHistory>) => {
    const [satang, page] = await Promise.all([
      readFreeCredit(db, { userId, now: clock.now() }),
      listCreditEntries(db, { userId, size: limit, cursor }),
    ]);
    return {
      freeCredit: bahtFromSatang(satang),
      entries: page.rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        amount: bahtFromSatang(row.amount_satang),
        reasonTh: row.reason_th,
        reasonEn: row.reason_en,
        ...(row.job_id === null ? {} : { jobId: row.job_id }),
        at: momentToWire(row.happened_at),
        ...(row.expires_at === null ? {} : { expiresAt: momentToWire(row.expires_at) }),
      })),
      ...nextOf(page),
    };
  };

  /** The expiry, which must be in the future; a date without a time means its midnight. */
  const readExpiry = (expiresAt: RequestOf<typeof grantFreeCredit>['expiresAt']): Date | null => {
    if (expiresAt === undefined) return null;
    const instant = momentFromWire(expiresAt);
    if (instant === null) throw new BusinessRefusal({ code: 422, field: 'expiresAt.date', text: adminTexts.noDate });
    if (instant <= clock.now()) throw new BusinessRefusal({ code: 422, field: 'expiresAt.date', text: adminTexts.past });
    return instant;
  };

  mountEndpoint(app, freeCreditHistory, async ({ body, session }) => readHistory(session.userId, body));

  mountEndpoint(app, adminCreditHistory, async ({ body }) => {
    const userId = body.userId.toLowerCase();
    await requireUser(userId);
    return readHistory(userId, body);
  });

  mountEndpoint(app, grantFreeCredit, async ({ body, session, language }) => {
    const userId = body.userId.toLowerCase();
    const amountSatang = satangFromBaht(body.amount);
    const expiresAt = readExpiry(body.expiresAt);
    await requireUser(userId);
    const isNew = await transact(db, (trx) =>
      writeGrant(trx, {
        userId,
        amountSatang,
        reason: { th: cleanText(body.reasonTh), en: cleanText(body.reasonEn) },
        at: clock.now(),
        expiresAt,
        grantedBy: session.userId,
        // The prefix separates these keys from those of grants by rules of the product.
        guid: `admin-${body.guid}`,
      }),
    );
    const satang = await readFreeCredit(db, { userId, now: clock.now() });
    return {
      responseDesc: adminTexts.saved[language],
      freeCredit: bahtFromSatang(satang),
      isRepeated: !isNew,
    };
  });
}
