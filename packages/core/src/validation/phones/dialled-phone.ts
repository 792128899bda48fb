import { nationalPhone } from './contact-phone.ts';
import { phoneInputDigits } from './phone-input.ts';

/** A phone as dialled in Thailand, which drivers need and the gateway compares; an invalid one as `phoneInputDigits`. */
export function dialledPhone(text: string): string {
  const phone = nationalPhone(text);
  return phone.ok ? phone.value : phoneInputDigits(text);
}
