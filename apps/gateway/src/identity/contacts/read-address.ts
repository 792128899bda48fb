import { emailAddress } from '@songwai/core/validation/fields/email';
import { refuseField } from '../../http/fields/refuse-field.ts';

/** An address in lower case. @throws {BusinessRefusal} 422 at the field. */
export function readAddress(field: string, typed: string): string {
  const email = emailAddress(typed.trim().toLowerCase());
  if (!email.ok) throw refuseField(field, email.error);
  return email.value;
}
