import { bahtFromSatang } from '@songwai/core/basics/money';
import { tipDriver, tipDriverByToken } from '@songwai/core/ratings/tip-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { payerOf } from '../http/callers/payer.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { countNewCard } from '../payments/cards/new-card-limits.ts';
import { toWirePayment } from '../payments/charges/wire-payment.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { ratingTexts } from './texts.ts';
import type { Tips } from './tips.ts';

export interface TipRoutesDeps {
  readonly tips: Tips;
  readonly wallets: Wallets;
  readonly limits: CallLimits;
}

/** Mounts the calls that tip a driver. */
export function registerTips(app: FastifyInstance, { tips, wallets, limits }: TipRoutesDeps): void {
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
}
