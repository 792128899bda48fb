/** DD/MM/YYYY as fields have it, `YYYY-MM-DD`. */
export const toFieldDate = (date: string): string => date.split('/').reverse().join('-');

/** `YYYY-MM-DD` as the draft has it, DD/MM/YYYY. */
export const fromFieldDate = (day: string): string => day.split('-').reverse().join('/');
