import type { Static, TObject } from 'typebox';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import type { JobCharge } from '../jobs/job.ts';
import { chargeFromWire } from '../jobs/job-from-wire.ts';
import type { cashFields as CashFields } from './cash-contract.ts';

/** State of a charge: `refused` by the customer, `settled` by administrators. */
export type ChargeState = 'open' | 'collected' | 'refused' | 'settled';

/** A charge as its collecting driver sees it. */
export interface ChargeToCollect extends JobCharge {
  /** Null while it still grows. */
  readonly chargeId: string | null;
  readonly state: ChargeState;
}

/** Charges so far, and the cash that the driver has to collect. */
export interface CashToCollect {
  readonly charges: readonly ChargeToCollect[];
  /** Null if no cash is left to collect. `stop`: index of the paying stop; null once the job is over. */
  readonly toCollect: { readonly amountSatang: Satang; readonly priceSatang: Satang; readonly stop: number | null } | null;
}

/** Maps the money fields of every ride reply from the wire. */
export const cashFromWire = ({ charges = [], toCollect }: Static<TObject<typeof CashFields>>): CashToCollect => ({
  charges: charges.map((wire) => ({
    chargeId: wire.chargeId ?? null,
    ...chargeFromWire(wire),
    state: wire.state,
  })),
  toCollect:
    toCollect === undefined
      ? null
      : {
          amountSatang: satangFromBaht(toCollect.amount),
          priceSatang: satangFromBaht(toCollect.price),
          stop: toCollect.stop ?? null,
        },
});
