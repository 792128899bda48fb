import type { Satang } from '../basics/money.ts';
import type { NewBooking } from '../jobs/booking/new-job.ts';

/** A text in both languages. */
interface BothTexts {
  readonly th: string;
  readonly en: string;
}

/** What a package offers besides. */
export interface FullDayOption {
  readonly id: number;
  readonly packageId: number;
  readonly description: BothTexts;
  readonly remark: BothTexts;
  readonly feeSatang: Satang;
  /** Which drawing stands beside it; 1 is the plain one. */
  readonly icon: number;
}

/** A package that can be hired. */
export interface FullDayPackage {
  readonly id: number;
  /** 4 or 9; 50 is by the month. */
  readonly durationHours: number;
  readonly name: BothTexts;
  readonly description: BothTexts;
  /** A day. */
  readonly maxKm: number;
  readonly feeSatang: Satang;
  readonly options: readonly FullDayOption[];
}

/** A vehicle with what can be hired of it. */
export interface FullDayVehicle {
  readonly vehicleId: number;
  readonly name: BothTexts;
  readonly description: BothTexts;
  readonly imageUrl: string;
  /** Each duration that it is offered for, once, shortest first. */
  readonly durations: readonly number[];
  readonly packages: readonly FullDayPackage[];
}

/** Whom the customer would like for a driver; `N` where it does not matter. */
export type DriverGender = 'N' | 'M' | 'F';

/** What is chosen of a package. */
export interface FullDaySelection {
  readonly packageId: number;
  readonly optionIds: readonly number[];
  readonly driverCount: number;
  readonly driverGender: DriverGender;
}

/** A hire by the day, as it is booked, with 1 to 10 stops; the drivers report at the first. */
export interface NewFullDayJob extends FullDaySelection, NewBooking {
  /** Bangkok DD/MM/YYYY and HH:MM, of the first day. */
  readonly date: string;
  readonly startTime: string;
  /** In a row, 1 to 6. */
  readonly days: number;
  /** The total that the customer saw. */
  readonly shownTotalSatang: Satang;
}
