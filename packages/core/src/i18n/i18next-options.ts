/** How i18next has to be set up to read these texts as `createTranslate` does; the conformance suite runs over exactly this. */
export const i18nextOptions = {
  keySeparator: false,
  nsSeparator: false,
  fallbackLng: false,
  missingInterpolationHandler: () => '',
  interpolation: { escapeValue: false, skipOnVariables: true },
  returnNull: false,
} as const;
