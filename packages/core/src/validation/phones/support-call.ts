import { formatPhone } from './phone-mask.ts';

/** Anything but the digits of a Thai number is dialled as it is: a short number, one of abroad. */
const isNational = (digits: string): boolean => /^0\d{8,9}$/.test(digits);

/** The number of our customer service, which an administrator may have typed with any separators, to read and to dial. */
export function supportCall(phone: string): { readonly shown: string; readonly href: string } {
  const digits = phone.replace(/[ -]/g, '');
  return { shown: isNational(digits) ? formatPhone(digits) : phone, href: `tel:${digits}` };
}
