import type { EnquiryProblem } from '@songwai/core/enquiry/enquiry-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';

/** The form's words for the codes of its rules, so that its page does not wait for the texts of all forms. */
const texts: Readonly<Record<string, TextKey<'business'>>> = {
  contactNameRequired: 'business.contactNeeded',
  companyNameRequired: 'business.nameNeeded',
  phoneRequired: 'business.phoneNeeded',
  phoneInvalid: 'business.phoneNeeded',
  emailRequired: 'business.emailNeeded',
  emailInvalid: 'business.emailWrong',
  privacyConsentRequired: 'business.acceptNeeded',
  termsChanged: 'business.termsChanged',
};

/** What is wrong with a field and what to do; undefined where nothing is. */
export function enquiryProblemText(t: Translate, problem: EnquiryProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  return 'text' in problem ? problem.text : t(texts[problem.code] ?? 'business.wrong');
}

/** Why it could not be sent, and what to do: the gateway's own sentence where it gave one. */
export function notSentText(t: Translate, { kind, description }: GatewayError): string {
  if (kind === 'business' && description !== '') return description;
  return t(kind === 'http' || kind === 'business' ? 'business.notSentServer' : 'business.notSentHelp');
}
