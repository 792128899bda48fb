import { bahtFromSatang } from '@songwai/core/basics/money';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { topUpLimitsBaht } from '@songwai/core/validation/payments/wallet-topup';
import { payWalletPackage, walletPackages } from '@songwai/core/wallet/contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { countNewCard } from '../../payments/cards/new-card-limits.ts';
import type { NewCharge } from '../../payments/charges/payments.ts';
import { toWirePayment } from '../../payments/charges/wire-payment.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import type { ReadCatalogue } from '../../pricing/catalog/catalogue.ts';
import type { Wallets } from '../wallet.ts';
import { exampleRide } from './example-ride.ts';
import { listPackages } from './package-queries.ts';
import type { TopUps } from './top-ups.ts';

interface TopUpRouteDeps {
  readonly readCatalogue: ReadCatalogue;
  readonly db: Db;
  readonly clock: Clock;
  readonly topUps: TopUps;
  readonly wallets: Pick<Wallets, 'readBalance'>;
  readonly limits: CallLimits;
}

const sourceOf = ({ paymentType, cardId, token }: RequestOf<typeof payWalletPackage>): NewCharge['source'] => {
  if (paymentType === 3) return { kind: 'promptpay' };
  return token === undefined ? { kind: 'savedCard', cardId: cardId ?? null } : { kind: 'cardToken', token };
};

/** Mounts the calls of top-ups. */
export function registerTopUps(
  app: FastifyInstance,
  { db, clock, readCatalogue, topUps, wallets, limits }: TopUpRouteDeps,
): void {
  mountEndpoint(app, walletPackages, async () => {
    const ride = exampleRide(await readCatalogue(), clock.now());
    return {
      packages: (await listPackages(db)).map(({ packageId, priceSatang, bonusSatang }) => ({
        packageId,
        price: bahtFromSatang(priceSatang),
        bonus: bahtFromSatang(bonusSatang),
      })),
      minAmount: topUpLimitsBaht.min,
      maxAmount: topUpLimitsBaht.max,
      ...(ride && { exampleRide: ride }),
    };
  });

  mountEndpoint(app, payWalletPackage, async ({ body, session, request }) => {
    const { token } = body;
    if (token !== undefined) await countNewCard(limits, { token, who: session.userId, address: placeOf(request).address });
    const payerId = payerOf(session);
    const { guid, packageId, amount } = body;
    const charge = await topUps.pay({ payerId, guid, packageId, amount, source: sourceOf(body) });
    return { payment: toWirePayment(charge), songwaiWallet: bahtFromSatang(await wallets.readBalance(payerId)) };
  });
}
