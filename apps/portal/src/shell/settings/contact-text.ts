import { formatPhone } from '@songwai/core/validation/phones/phone-mask';

/** An address or number as it is read: `081 234 5678`. */
export const contactText = (contact: string): string => (/^0\d{8,9}$/.test(contact) ? formatPhone(contact) : contact);
