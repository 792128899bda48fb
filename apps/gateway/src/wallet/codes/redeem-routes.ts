import { bahtFromSatang } from '@songwai/core/basics/money';
import { redeemWalletCode } from '@songwai/core/wallet/contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Wallets } from '../wallet.ts';
import type { Redeem } from './redeem.ts';

interface RedeemRouteDeps {
  readonly redeem: Redeem;
  readonly wallets: Pick<Wallets, 'readBalance'>;
}

/** Mounts the call that turns a code into money. */
export function registerRedeem(app: FastifyInstance, { redeem, wallets }: RedeemRouteDeps): void {
  mountEndpoint(app, redeemWalletCode, async ({ body, session, request }) => {
    const payerId = payerOf(session);
    const { address } = placeOf(request);
    const amountSatang = await redeem({ typed: body.code, payerId, userId: session.userId, address });
    return {
      amount: bahtFromSatang(amountSatang),
      songwaiWallet: bahtFromSatang(await wallets.readBalance(payerId)),
    };
  });
}
