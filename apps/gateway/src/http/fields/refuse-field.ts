import { createTranslate } from '@songwai/core/i18n/create-translate';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { errors as errorsEn } from '@songwai/core/i18n/texts/en/errors';
import { forms as formsEn } from '@songwai/core/i18n/texts/en/forms';
import { errors as errorsTh } from '@songwai/core/i18n/texts/th/errors';
import { forms as formsTh } from '@songwai/core/i18n/texts/th/forms';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import type { LocalText } from '../language.ts';
import { BusinessRefusal } from '../refusal.ts';

const translators = {
  th: createTranslate({ language: 'th', texts: { ...formsTh, ...errorsTh } }),
  en: createTranslate({ language: 'en', texts: { ...formsEn, ...errorsEn } }),
};

/** The text that a form shows for a problem; each code has one in `forms` or in `errors`. */
function ruleText({ code, values }: RuleProblem): LocalText {
  const key = (`forms.${code}` in formsTh ? `forms.${code}` : `errors.${code}`) as TextKey;
  return { th: translators.th(key, values), en: translators.en(key, values) };
}

/** The refusal of a field that breaks one of core's rules, with the same words as in the form. */
export const refuseField = (field: string, problem: RuleProblem): BusinessRefusal =>
  new BusinessRefusal({ code: 422, field, text: ruleText(problem) });
