import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { RuleProblem } from '@songwai/core/validation/rule-result';

/** Codes whose texts the order shares, so that they are among `errors` instead of `forms`. */
const sharedWithOrders: ReadonlySet<string> = new Set([
  'contactNameRequired',
  'dateRequired',
  'locationsIncomplete',
  'paymentMethodRequired',
  'paymentPointRequired',
  'phoneInvalid',
  'phoneRequired',
  'placeTextTooLong',
  'promoCodeInvalid',
  'promoExpired',
  'serviceRequired',
  'startTimeRequired',
  'textTooLong',
  'timeNotInFuture',
  'vehicleRequired',
]);

/** The text of a refused value: what to do about it. Needs the namespaces `forms` and `errors`; a test knows every code. */
export const ruleText = (t: Translate, { code, values }: RuleProblem): string =>
  sharedWithOrders.has(code) ? t(`errors.${code}` as TextKey<'errors'>, values) : t(`forms.${code}` as TextKey<'forms'>, values);
