import { nationalPhone } from './contact-phone.ts';
import { phoneInputDigits } from './phone-input.ts';

/** A phone as it is dialled in Thailand, which is what a driver needs and what the gateway compares; what an input keeps of it where it is none. */
export function dialledPhone(text: string): string {
  const phone = nationalPhone(text);
  return phone.ok ? phone.value : phoneInputDigits(text);
}
