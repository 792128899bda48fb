import type { Satang } from '../../basics/money.ts';
import type { ExtraService, LocalName, VehicleKind } from '../catalog.ts';
import type { ExtraRule, VehicleRate } from '../fares/rate-card.ts';

/** A vehicle's rates in one service. */
export interface PublicRate extends VehicleRate {
  /** Whole percent of base price and kilometres that is charged: 100 express, 80 next day (decisions, "Prices"). */
  readonly farePercent: number;
}

/** A vehicle as the price table shows it. */
export interface RatedVehicle {
  readonly id: number;
  readonly kind: VehicleKind;
  readonly name: LocalName;
  readonly note: LocalName;
  readonly maxWeightKg: number;
  /** Centimetres; empty if only the weight counts. */
  readonly maxSizeCm: readonly number[];
  readonly express: PublicRate;
  /** Null where it does not run the next day. */
  readonly nextDay: PublicRate | null;
}

/** An extra with all that its fee depends on. */
export interface RatedExtra extends ExtraService {
  /** The most that a share of the fare costs; null without a limit. */
  readonly maxSatang: Satang | null;
}

/** The rate card that is in force for a customer. */
export interface PublicRates {
  readonly vehicles: readonly RatedVehicle[];
  readonly extras: readonly RatedExtra[];
}

/** An amount of the rate card as a service charges it: 80 % of it for the next day. Floored to the satang. */
export const chargedSatang = (satang: Satang, { farePercent }: PublicRate): Satang => Math.floor((satang * farePercent) / 100);

/** The rule by which an extra is priced. */
export const ruleOfExtra = ({ id, vehicleIds, kind, feeSatang, percent, maxSatang }: RatedExtra): ExtraRule => {
  switch (kind) {
    case 'fixed':
      return { id, vehicleIds, kind, feeSatang };
    case 'fareShare':
      return { id, vehicleIds, kind, percent, maxSatang: maxSatang ?? Number.MAX_SAFE_INTEGER };
    case 'returnLeg':
      return { id, vehicleIds, kind, percent };
  }
};
