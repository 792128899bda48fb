import type { Language } from '@songwai/core/basics/language';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { listOpenAmounts, payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Charge } from '../../payments/charges/payments.ts';
import { toWirePayment } from '../../payments/charges/wire-payment.ts';
import type { Wallets } from '../../wallet/wallet.ts';
import { describeDue } from './due-text.ts';
import type { JobPaying } from './pay-service.ts';
import { payTexts } from './pay-texts.ts';

export interface PayRoutesDeps {
  readonly paying: JobPaying;
  readonly wallets: Wallets;
}

/** Mounts paying after the booking: a job that waits, and what came up later. */
export function registerPaying(app: FastifyInstance, { paying, wallets }: PayRoutesDeps): void {
  const answer = async (charge: Charge | null, { session, language }: { session: Session; language: Language }) => ({
    responseDesc: (charge === null ? payTexts.paid : payTexts.goOn)[language],
    songwaiWallet: bahtFromSatang(await wallets.readBalance(payerOf(session))),
    ...(charge !== null && { payment: toWirePayment(charge) }),
  });

  mountEndpoint(app, payJob, async ({ body, params, session, language }) => {
    const { guid, paymentType, cardId } = body;
    return answer(await paying.payJob(params.jobId, { guid, paymentType, cardId }, session), { session, language });
  });

  mountEndpoint(app, listOpenAmounts, async ({ session }) => {
    const dues = await paying.listOpen(session);
    return {
      total: bahtFromSatang(dues.reduce((sum, { amountSatang }) => sum + amountSatang, 0)),
      amounts: dues.map(({ jobId, kind, amountSatang }) => {
        const text = describeDue(kind);
        return { jobId, amount: bahtFromSatang(amountSatang), descTh: text.th, descEn: text.en };
      }),
    };
  });

  mountEndpoint(app, payOpenAmounts, async ({ body, session, language }) => {
    const { guid, paymentType, cardId, shownAmount } = body;
    return answer(await paying.payOpen({ guid, paymentType, cardId, shownAmount }, session), { session, language });
  });
}
