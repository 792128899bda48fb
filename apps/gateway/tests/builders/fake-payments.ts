import { randomUUID } from 'node:crypto';
import { ownAccount } from '../../src/ledger/accounts.ts';
import { postMovement } from '../../src/ledger/movement-queries.ts';
import type { Charge, ChargeHandler, NewCharge, Payments } from '../../src/payments/charges/payments.ts';
import type { Gateway } from './gateway.ts';

/** Charges in memory; a test says when one is paid. */
export interface FakePayments extends Pick<Payments, 'prepare' | 'carryOut' | 'listOpen'> {
  readonly charges: readonly (NewCharge & { readonly charge: Charge })[];
  /** Settles a charge as the room `payments` does: the handler says where the money goes, in one transaction. */
  settle(chargeId: string): Promise<void>;
}

const openCharge = (given: NewCharge, number: number): Charge => ({
  ...{ chargeId: randomUUID(), reference: `P${String(number).padStart(8, '0')}`, payerId: given.payerId },
  ...{ purpose: given.purpose, subject: given.subject, jobId: given.jobId, amountSatang: given.amountSatang, guid: given.guid },
  ...{ method: given.source.kind === 'promptpay' ? 'promptpay' : 'card', state: 'pending', failure: null },
  ...{ authorizeUri: null, qrPayload: null, qrImageUri: null, bill: null, expiresAt: given.at, paidAt: null, isLate: false },
});

export function createFakePayments({ db, clock }: Pick<Gateway, 'db' | 'clock'>, handler: ChargeHandler): FakePayments {
  const charges: (NewCharge & { readonly charge: Charge })[] = [];
  const find = (chargeId: string): Charge => {
    const found = charges.find(({ charge }) => charge.chargeId === chargeId);
    if (found === undefined) throw new Error(`no charge ${chargeId}`);
    return found.charge;
  };
  return {
    charges,
    prepare: async (_trx, given) => {
      const earlier = charges.find(({ guid, payerId }) => guid === given.guid && payerId === given.payerId);
      if (earlier !== undefined) return earlier.charge;
      const charge = openCharge(given, charges.length + 1);
      charges.push({ ...given, charge });
      return charge;
    },
    carryOut: async (chargeId) => find(chargeId),
    listOpen: async (payerId) => charges.map(({ charge }) => charge).filter((charge) => charge.payerId === payerId),
    settle: async (chargeId) => {
      const charge = find(chargeId);
      const at = clock.now();
      await db.transaction().execute(async (trx) => {
        const parts = await handler.onSettled(trx, charge, at);
        if (parts === null) throw new Error('the handler refused the money');
        for (const [index, { account, kind, amountSatang }] of parts.entries())
          await postMovement(trx, {
            ...{ key: `charge:${chargeId}:${index}`, kind, chargeRef: charge.reference, actor: 'provider', at },
            lines: [
              { account: ownAccount('cardProvider'), amountSatang: -amountSatang },
              { account, amountSatang },
            ],
          });
      });
    },
  };
}
