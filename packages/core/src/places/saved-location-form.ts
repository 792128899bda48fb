import type { LatLng } from '../basics/geo.ts';
import { ok } from '../basics/result.ts';
import { checkForm } from '../validation/check-form.ts';
import { longest, textWithin } from '../validation/field-limits.ts';
import { nationalPhone } from '../validation/phones/contact-phone.ts';
import { requiredText } from '../validation/required-text.ts';
import { type FormResult, type RuleResult, refuse } from '../validation/rule-result.ts';

/** An address to save, as typed; `point` is null until the search finds one. */
export interface SavedLocationForm {
  readonly addressName: string;
  readonly address: string;
  readonly point: LatLng | null;
  readonly contactName: string;
  readonly contactPhone: string;
}

const within = (text: RuleResult<string>, most: number): RuleResult<string> => (text.ok ? textWithin(text.value, most) : text);

/** Checks an address to save: its name, an address found by the search, and a contact (spec §5 "Form messages"), all of it or, where it is optional, nothing. */
export function checkSavedLocation(form: SavedLocationForm, isContactOptional = false): FormResult<SavedLocationForm> {
  const isAlone = isContactOptional && `${form.contactName}${form.contactPhone}`.trim() === '';
  return checkForm<SavedLocationForm>({
    addressName: within(requiredText(form.addressName, 'addressNameRequired'), longest.placeName),
    address: within(requiredText(form.address, 'addressRequired'), longest.address),
    point: form.point === null ? refuse('locationNotSearched') : ok(form.point),
    contactName: isAlone ? ok('') : within(requiredText(form.contactName, 'contactNameRequired'), longest.contactName),
    contactPhone: isAlone ? ok('') : nationalPhone(form.contactPhone),
  });
}
