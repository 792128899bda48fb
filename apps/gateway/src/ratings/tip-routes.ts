import { bahtFromSatang } from '@songwai/core/basics/money';
import { tipDriver, tipDriverByToken } from '@songwai/core/ratings/tip-contract';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../http/callers/payer.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { toWirePayment } from '../payments/charges/wire-payment.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { ratingTexts } from './texts.ts';
import type { Tips } from './tips.ts';

/** Mounts the calls that tip a driver. */
export function registerTips(app: FastifyInstance, { tips, wallets }: { readonly tips: Tips; readonly wallets: Wallets }): void {
  mountEndpoint(app, tipDriver, async ({ body, params, session, language }) => {
    const { guid, amount: amountBaht, paymentType, cardId } = body;
    const charge = await tips.give(params.jobId, { guid, amountBaht, paymentType, cardId }, session);
    return {
      responseDesc: ratingTexts.tipThanks[language],
      songwaiWallet: bahtFromSatang(await wallets.readBalance(payerOf(session))),
      ...(charge !== null && { payment: toWirePayment(charge) }),
    };
  });

  mountEndpoint(app, tipDriverByToken, async ({ body, language }) => {
    const { tokenRating, guid, amount: amountBaht, paymentType, cardToken } = body;
    const charge = await tips.giveByLink(tokenRating, { guid, amountBaht, paymentType, cardToken });
    return { responseDesc: ratingTexts.tipThanks[language], payment: toWirePayment(charge) };
  });
}
