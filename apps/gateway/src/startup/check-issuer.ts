import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { settings } from '@songwai/core/startup/settings-contract';
import { checkForm } from '@songwai/core/validation/check-form';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { requiredText } from '@songwai/core/validation/required-text';
import type { Static } from 'typebox';
import { refuseField } from '../http/fields/refuse-field.ts';

type Issuer = Static<typeof settings>['issuer'];

const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/**
 * Checks who issues documents, by the rules of a billing address: a document without a name, an address or a valid tax id would be void.
 *
 * @throws {BusinessRefusal} 422 with the field at fault.
 */
export function checkIssuer(issuer: Issuer): Issuer {
  const { companyName, address, taxNumber, branch } = issuer;
  const checked = checkForm({
    companyName: requiredText(oneLine(companyName), 'companyNameRequired'),
    address: requiredText(oneLine(address), 'billingAddressRequired'),
    taxNumber: taxId(taxNumber),
  });
  if (checked.ok) return { ...checked.value, branch };
  const [problem] = Object.entries(checked.error);
  const [name, fault] = problem ?? ['taxNumber', { code: 'taxIdInvalid' as const }];
  throw refuseField(`settings.issuer.${name}`, fault);
}
