/** Seven digits or more, however they are set apart: what people write behind a place's name so that the driver can call. */
const phoneLike = /[+(]?[\d๐-๙](?:[\s().-]*[\d๐-๙]){6,}/g;

/** A place's name without phone numbers that were typed into it. */
export const hidePhones = (text: string): string => text.replace(phoneLike, '•••');
