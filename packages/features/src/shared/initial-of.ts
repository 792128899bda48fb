/** The first letter of a name, with the vowel that Thai writes before it. */
export const initialOf = (name: string): string => /^[เ-ไ]?./u.exec(name)?.[0] ?? '';
