import { businessTypes } from '@songwai/core/enquiry/enquiry-choices';
import type { EnquiryForm } from '@songwai/core/enquiry/enquiry-form';
import { parsePhone } from '@songwai/features/shared/parse-phone';
import { parseCount } from './parse-count.ts';

/** What stands in a form's controls and is not in its state: typed into the page as it was served, before its code came. */
export function readTyped(root: HTMLFormElement, form: EnquiryForm): Partial<EnquiryForm> {
  const controlOf = (field: keyof EnquiryForm) =>
    root.querySelector<HTMLInputElement>(`[data-field="${field}"] :is(input, select, textarea)`);
  const textOf = (field: keyof EnquiryForm): string => controlOf(field)?.value ?? '';
  const isTicked = (field: keyof EnquiryForm): boolean => controlOf(field)?.checked ?? false;
  const count = parseCount(textOf('monthlyDeliveries'));
  const shown: Partial<EnquiryForm> = {
    ...{ contactName: textOf('contactName'), fullName: textOf('fullName'), phone: parsePhone(textOf('phone')) },
    ...{ email: textOf('email'), businessName: textOf('businessName'), remark: textOf('remark') },
    businessType: businessTypes.find((type) => type === textOf('businessType')) ?? null,
    monthlyDeliveries: count === '' ? null : Number(count),
    ...{ isPrivacyAccepted: isTicked('isPrivacyAccepted'), wantsPromotions: isTicked('wantsPromotions') },
  };
  const changed = Object.entries(shown).filter(([field, value]) => form[field as keyof EnquiryForm] !== value);
  return Object.fromEntries(changed);
}
