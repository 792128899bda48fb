import { bangkokDate, bangkokTime, parseBangkok } from '../basics/bangkok-time.ts';
import type { HireDraft } from '../full-day/hire-draft.ts';
import { chosenOffer, type FullDayCatalogue, hirePrice } from '../full-day/hire-offer.ts';
import type { Quotation } from './quotation-calls.ts';

/** A quotation as it would be made now, without number and validity; null before a package is chosen. */
export const previewQuotation = (draft: HireDraft, catalogue: FullDayCatalogue | null, now: Date): Quotation | null => {
  const offer = chosenOffer(catalogue, draft);
  const price = hirePrice(catalogue, draft);
  if (offer === null || price === null) return null;
  const { id, name, maxKm, feeSatang, options } = offer.package;
  return {
    number: '',
    createdDate: bangkokDate(now),
    validUntil: '',
    startDate: draft.startDate,
    packageId: id,
    packageName: name,
    maxKm,
    feeSatang,
    options: options
      .filter((option) => draft.optionIds.includes(option.id))
      .map((option) => ({ id: option.id, text: option.description, feeSatang: option.feeSatang })),
    driverCount: draft.driverCount,
    driverGender: draft.driverGender,
    months: draft.months,
    daysPerWeek: draft.weekdays.length,
    weekdays: draft.weekdays,
    dailyStart: draft.dailyStart,
    packageSatang: price.packageSatang,
    optionsSatang: price.optionsSatang,
    vatSatang: 0,
    totalSatang: price.totalSatang,
    ...draft.addressee,
    remark: draft.remark,
    acceptedDate: null,
    pdfPath: '',
  };
};

/** What a hire like a quotation starts with, to be changed and asked for again. A first day that has passed is left to the empty draft. */
export const hireFromQuotation = (quotation: Quotation, now: Date): Partial<HireDraft> => {
  const { contactName, contactPhone, email, companyName, companyAddress, companyTaxId } = quotation;
  const start = parseBangkok(quotation.startDate, bangkokTime(now));
  return {
    hours: 3,
    packageId: quotation.packageId,
    optionIds: quotation.options.map(({ id }) => id),
    driverCount: quotation.driverCount,
    driverGender: quotation.driverGender,
    months: quotation.months,
    ...(quotation.weekdays.length > 0 && { weekdays: quotation.weekdays }),
    ...(quotation.dailyStart !== '' && { dailyStart: quotation.dailyStart }),
    ...(start !== null && start > now && { startDate: quotation.startDate }),
    addressee: { contactName, contactPhone, email: email ?? '', companyName, companyAddress, companyTaxId },
    remark: quotation.remark,
  };
};
