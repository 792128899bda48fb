import type { HireDraft } from '../full-day/hire-draft.ts';
import { dialledPhone } from '../validation/phones/dialled-phone.ts';
import type { RequestedQuotation } from './quotation-calls.ts';

/** The quotation that a monthly hire asks for; null before a package is chosen. */
export const toQuotationRequest = (draft: HireDraft): RequestedQuotation | null => {
  const { packageId, addressee } = draft;
  if (packageId === null) return null;
  const { contactName, contactPhone, email, companyName, companyAddress, companyTaxId } = addressee;
  const isForCompany = companyName.trim() !== '';
  return {
    packageId,
    optionIds: draft.optionIds,
    driverCount: draft.driverCount,
    driverGender: draft.driverGender,
    guid: draft.guid,
    startDate: draft.startDate,
    months: draft.months,
    weekdays: draft.weekdays,
    dailyStart: draft.dailyStart,
    contactName: contactName.trim(),
    contactPhone: dialledPhone(contactPhone),
    email: email.trim(),
    companyName: companyName.trim(),
    companyAddress: isForCompany ? companyAddress.trim() : '',
    companyTaxId: isForCompany ? companyTaxId.trim() : '',
    remark: draft.remark.trim(),
  };
};
