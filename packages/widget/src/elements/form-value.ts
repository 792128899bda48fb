import type { Language } from '@songwai/core/basics/language';

const missing: Readonly<Record<Language, string>> = {
  th: 'กรุณาทำรายการส่งของให้เสร็จก่อน',
  en: 'Finish the delivery first.',
};

/** An element's part in the form of its page. */
export interface FormValue {
  /** What the form sends under the element's `name`; empty until there is something. */
  value: string;
  /** Decides anew whether the form may be sent, after a change of value, `required` or language. */
  check(isRequired: boolean, language: Language): void;
  readonly message: string;
}

/** @param internals of the element */
export const createFormValue = (internals: ElementInternals): FormValue => {
  let value = '';
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
      internals.setFormValue(next || null);
    },
    check(isRequired, language) {
      if (isRequired && !value) internals.setValidity({ valueMissing: true }, missing[language]);
      else internals.setValidity({});
    },
    get message() {
      return internals.validationMessage;
    },
  };
};
