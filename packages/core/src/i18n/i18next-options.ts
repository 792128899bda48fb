/** Options with which i18next reads these texts as `createTranslate` does; the conformance suite uses exactly these. */
export const i18nextOptions = {
  keySeparator: false,
  nsSeparator: false,
  fallbackLng: false,
  missingInterpolationHandler: () => '',
  interpolation: { escapeValue: false, skipOnVariables: true },
  returnNull: false,
} as const;
