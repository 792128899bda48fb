/** Seven digits or more with any separators: customers write phone numbers into a place's name so that the driver can call. */
const phoneLike = /[+(]?[\d๐-๙](?:[\s().-]*[\d๐-๙]){6,}/g;

/** A place's name with phone numbers masked. */
export const hidePhones = (text: string): string => text.replace(phoneLike, '•••');
