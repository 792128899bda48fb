import type { Satang } from '../basics/money.ts';
import type { NewBooking } from '../jobs/booking/new-job.ts';

interface BothTexts {
  readonly th: string;
  readonly en: string;
}

/** An extra of a package. */
export interface FullDayOption {
  readonly id: number;
  readonly packageId: number;
  readonly description: BothTexts;
  readonly remark: BothTexts;
  readonly feeSatang: Satang;
  /** Number of the icon beside it; 1 is the plain one. */
  readonly icon: number;
}

/** A package that can be hired. */
export interface FullDayPackage {
  readonly id: number;
  /** 4 or 9; 50 means monthly. */
  readonly durationHours: number;
  readonly name: BothTexts;
  readonly description: BothTexts;
  /** Per day. */
  readonly maxKm: number;
  readonly feeSatang: Satang;
  readonly options: readonly FullDayOption[];
}

/** A vehicle and the packages that can be hired for it. */
export interface FullDayVehicle {
  readonly vehicleId: number;
  readonly name: BothTexts;
  readonly description: BothTexts;
  readonly imageUrl: string;
  /** For each minute beyond the hours of the package (spec §9). */
  readonly overtimePerMinuteSatang: Satang;
  /** Distinct durations of its packages, shortest first. */
  readonly durations: readonly number[];
  readonly packages: readonly FullDayPackage[];
}

/** Preferred gender of the driver; `N` for no preference. */
export type DriverGender = 'N' | 'M' | 'F';

/** The customer's choice of a package. */
export interface FullDaySelection {
  readonly packageId: number;
  readonly optionIds: readonly number[];
  readonly driverCount: number;
  readonly driverGender: DriverGender;
}

/** A hire by the day to book, with 1 to 10 stops; the drivers report at the first. */
export interface NewFullDayJob extends FullDaySelection, NewBooking {
  /** The first day, DD/MM/YYYY; `startTime` is HH:MM; both in Bangkok. */
  readonly date: string;
  readonly startTime: string;
  /** Consecutive days, 1 to 6. */
  readonly days: number;
  /** Index in `stops` of the one that pays cash; null or absent for other payment types. */
  readonly paymentPoint?: number | null;
  /** The total shown to the customer. */
  readonly shownTotalSatang: Satang;
}
