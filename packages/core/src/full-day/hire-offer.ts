import { calculateFullDayPrice, type FullDayPrice } from '../pricing/fares/full-day-price.ts';
import type { FullDayPackage, FullDayVehicle } from './full-day.ts';
import { type FullDayHoursId, fullDayHoursId } from './full-day-hours.ts';
import type { HireDraft } from './hire-draft.ts';

export type FullDayCatalogue = readonly FullDayVehicle[];

/** A package with its vehicle, as one card. */
export interface HireOffer {
  readonly vehicle: FullDayVehicle;
  readonly package: FullDayPackage;
}

/** The offers for the hours, one for each package, in the catalogue's order. */
export const offersOf = (catalogue: FullDayCatalogue, hours: FullDayHoursId): readonly HireOffer[] =>
  catalogue.flatMap((vehicle) =>
    vehicle.packages
      .filter(({ durationHours }) => fullDayHoursId(durationHours) === hours)
      .map((offered) => ({ vehicle, package: offered })),
  );

/** The lowest price of the hours; null if nothing is offered. */
export const lowestFee = (catalogue: FullDayCatalogue, hours: FullDayHoursId): number | null => {
  const fees = offersOf(catalogue, hours).map(({ package: { feeSatang } }) => feeSatang);
  return fees.length === 0 ? null : Math.min(...fees);
};

/** The chosen package; null before one is chosen or while the catalogue loads. */
export const chosenOffer = (
  catalogue: FullDayCatalogue | null,
  draft: Pick<HireDraft, 'packageId' | 'hours'>,
): HireOffer | null =>
  (catalogue && offersOf(catalogue, draft.hours).find(({ package: { id } }) => id === draft.packageId)) ?? null;

/** The price by the gateway's own rule; null without a package. */
export const hirePrice = (catalogue: FullDayCatalogue | null, draft: HireDraft): FullDayPrice | null => {
  const offer = chosenOffer(catalogue, draft);
  if (offer === null) return null;
  return calculateFullDayPrice({
    packageFeeSatang: offer.package.feeSatang,
    optionFeesSatang: offer.package.options.filter(({ id }) => draft.optionIds.includes(id)).map(({ feeSatang }) => feeSatang),
    driverCount: draft.driverCount,
    hire: draft.hours === 3 ? { kind: 'months', months: draft.months } : { kind: 'days', days: draft.days },
  });
};

/**
 * Keeps vehicle and options through a change of hours or of the catalogue, as far as they are offered. The same draft if it fits,
 * so that a catalogue which loads late is no edit.
 */
export const fitHire = (draft: HireDraft, catalogue: FullDayCatalogue): HireDraft => {
  const vehicle = catalogue.find(({ packages }) => packages.some(({ id }) => id === draft.packageId));
  const offers = offersOf(catalogue, draft.hours);
  const offer = chosenOffer(catalogue, draft) ?? offers.find((candidate) => candidate.vehicle === vehicle) ?? null;
  const packageId = offer?.package.id ?? null;
  const optionIds = draft.optionIds.filter((id) => offer?.package.options.some((option) => option.id === id));
  const isSame = packageId === draft.packageId && optionIds.length === draft.optionIds.length;
  return isSame ? draft : { ...draft, packageId, optionIds };
};
