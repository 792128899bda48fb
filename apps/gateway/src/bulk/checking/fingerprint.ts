import { createHash } from 'node:crypto';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { contactPhone } from '@songwai/core/validation/phones/contact-phone';

const spaces = /\s+/g;

/** Tells a delivery by its address and phone, however they are spaced; says neither. */
export function fingerprintOf({ address = '', phone = '' }: { readonly address?: string; readonly phone?: string }): string {
  const written = cleanText(address).toLowerCase().replace(spaces, '');
  const read = contactPhone(phone);
  const digits = read.ok ? read.value.national : cleanText(phone);
  return createHash('sha256').update(`${digits}\n${written}`).digest('base64url').slice(0, 22);
}
