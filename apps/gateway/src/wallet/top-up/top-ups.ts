import { satangFromBaht } from '@songwai/core/basics/money';
import { walletTopUp } from '@songwai/core/validation/payments/wallet-topup';
import { topUpCredit } from '@songwai/core/wallet/top-up-bonus';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Charge, NewCharge, Payments } from '../../payments/charges/payments.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { walletTexts } from '../texts.ts';
import { findPackage } from './package-queries.ts';
import { findTopUpByGuid, storeTopUp, type TopUpRow } from './top-up-queries.ts';

/** A top-up as the customer asks for it. */
export interface TopUpRequest {
  readonly payerId: string;
  readonly guid: string;
  readonly packageId?: number | undefined;
  /** Baht. */
  readonly amount?: number | undefined;
  readonly source: NewCharge['source'];
}

export interface TopUps {
  /**
   * Charges a top-up, once per payer and guid.
   *
   * @throws {BusinessRefusal} 404 unknown package, 422 at `amount`, and what `Payments.prepare` refuses.
   */
  pay(request: TopUpRequest): Promise<Charge>;
}

interface TopUpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly payments: Pick<Payments, 'prepare' | 'carryOut'>;
}

const refuseAmount = (text: LocalText) => new BusinessRefusal({ code: 422, field: 'amount', text });

export function createTopUps({ db, clock, random, payments }: TopUpDeps): TopUps {
  const readChoice = async (trx: Db, { packageId, amount }: TopUpRequest) => {
    if (packageId === undefined && amount !== undefined) {
      if (!walletTopUp(amount).ok) throw refuseAmount(walletTexts.amountOutOfRange);
      const amountSatang = satangFromBaht(amount);
      return { packageId: null, amountSatang, ...topUpCredit(amountSatang, null) };
    }
    if (packageId === undefined || amount !== undefined) throw refuseAmount(walletTexts.packageOrAmount);
    const chosen = await findPackage(trx, packageId);
    if (chosen === undefined) throw new BusinessRefusal({ code: 404, text: walletTexts.noPackage });
    return { packageId, amountSatang: chosen.priceSatang, ...topUpCredit(chosen.priceSatang, chosen) };
  };

  /** An earlier press's choice stands, also where its package is not for sale any more. */
  const choose = async (trx: Db, request: TopUpRequest): Promise<TopUpRow> => {
    const stored = await findTopUpByGuid(trx, { userId: request.payerId, guid: request.guid });
    if (stored !== undefined) return stored;
    const choice = await readChoice(trx, request);
    return storeTopUp(trx, { ...choice, id: random.uuid(), userId: request.payerId, guid: request.guid, at: clock.now() });
  };

  return {
    pay: async (request) => {
      const { chargeId } = await transact(db, async (trx) => {
        const { id, amountSatang } = await choose(trx, request);
        return payments.prepare(trx, {
          ...{ payerId: request.payerId, purpose: 'topUp', subject: id, jobId: null, guid: request.guid },
          ...{ amountSatang, source: request.source, isCaptured: true, at: clock.now() },
        });
      });
      return payments.carryOut(chargeId);
    },
  };
}
