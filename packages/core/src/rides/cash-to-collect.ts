import type { Static, TObject } from 'typebox';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import type { JobCharge } from '../jobs/job.ts';
import { chargeFromWire } from '../jobs/job-from-wire.ts';
import type { cashFields as CashFields } from './cash-contract.ts';

/** What became of a charge: `refused` by the customer, `settled` with administrators. */
export type ChargeState = 'open' | 'collected' | 'refused' | 'settled';

/** A charge as whoever has to collect it sees it. */
export interface ChargeToCollect extends JobCharge {
  /** Null while it still grows. */
  readonly chargeId: string | null;
  readonly state: ChargeState;
}

/** What a job costs besides its price so far, and what its driver has to collect in cash. */
export interface CashToCollect {
  readonly charges: readonly ChargeToCollect[];
  /** Null where nothing is left to be collected. `stop`: index of who pays; null once the job is over. */
  readonly toCollect: { readonly amountSatang: Satang; readonly priceSatang: Satang; readonly stop: number | null } | null;
}

/** Maps what every answer about a ride says of its money. */
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
