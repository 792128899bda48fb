const shownDigits = 4;

/** The part of an account's number that is shown. */
export const lastDigitsOf = (accountNumber: string): string => accountNumber.slice(-shownDigits);
