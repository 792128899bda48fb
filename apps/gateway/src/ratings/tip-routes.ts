import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { listTipAlerts, tipDriver, tipDriverByToken, tipRoomByToken, tipRoomOfJob } from '@songwai/core/ratings/tip-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { payerOf } from '../http/callers/payer.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { countNewCard } from '../payments/cards/new-card-limits.ts';
import { toWirePayment } from '../payments/charges/wire-payment.ts';
import type { Db } from '../platform/db.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import { nextOf } from '../platform/paging/page.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { ratingTexts } from './texts.ts';
import { readTipAlerts } from './tip-alert-view.ts';
import type { Tips } from './tips.ts';

export interface TipRoutesDeps {
  readonly db: Db;
  readonly tips: Tips;
  readonly wallets: Wallets;
  readonly limits: CallLimits;
}

const alertsOnPage = 50;

/** Mounts the calls that tip a driver, and the desk's list of what the limits of tips have caught. */
export function registerTips(app: FastifyInstance, { db, tips, wallets, limits }: TipRoutesDeps): void {
  mountEndpoint(app, tipDriver, async ({ body, params, session, language }) => {
    const { guid, amount: amountBaht, paymentType, cardId } = body;
    const charge = await tips.give(params.jobId, { guid, amountBaht, paymentType, cardId }, session);
    return {
      responseDesc: ratingTexts.tipThanks[language],
      songwaiWallet: bahtFromSatang(await wallets.readBalance(payerOf(session))),
      ...(charge !== null && { payment: toWirePayment(charge) }),
    };
  });

  mountEndpoint(app, tipDriverByToken, async ({ body, language, request }) => {
    const { tokenRating, guid, amount: amountBaht, paymentType, cardToken } = body;
    const { address } = placeOf(request);
    if (cardToken !== undefined) await countNewCard(limits, { token: cardToken, who: `link ${tokenRating}`, address });
    const charge = await tips.giveByLink(tokenRating, { guid, amountBaht, paymentType, cardToken });
    return { responseDesc: ratingTexts.tipThanks[language], payment: toWirePayment(charge) };
  });

  mountEndpoint(app, tipRoomOfJob, async ({ params: { jobId }, session }) => {
    const payerId = payerOf(session);
    const { leftBaht, limit } = await tips.readRoom({ jobId, session });
    const [walletSatang, tippableSatang] = await Promise.all([
      wallets.readBalance(payerId),
      wallets.readSpendable(payerId, 'tip'),
    ]);
    return {
      tipLeft: leftBaht,
      limit,
      songwaiWallet: bahtFromSatang(walletSatang),
      walletForTips: bahtFromSatang(tippableSatang),
    };
  });

  mountEndpoint(app, tipRoomByToken, async ({ body: { tokenRating } }) => {
    const { leftBaht, limit } = await tips.readRoom({ token: tokenRating });
    return { tipLeft: leftBaht, limit };
  });

  mountEndpoint(app, listTipAlerts, async ({ body: { cursor } }) => {
    const page = await readTipAlerts(db, { cursor, size: alertsOnPage });
    const alerts = page.rows.map((row) => ({
      jobId: row.jobId,
      limit: row.limitedBy,
      customer: { userId: row.customerId, name: row.companyName || `${row.firstName} ${row.lastName}`.trim() },
      driver: { songwaiId: String(row.driverId), songwaiName: row.driverName },
      given: bahtFromSatang(row.givenSatang),
      refused: bahtFromSatang(row.refusedSatang),
      refusedTimes: row.refusedTimes,
      date: bangkokDate(row.notedAt),
      time: bangkokTime(row.notedAt),
    }));
    return { alerts, ...nextOf(page) };
  });
}
