/** Seven digits or more with any separators, Thai ones too. */
const phoneLike = /[+(]?[\d๐-๙](?:[\s().-]*[\d๐-๙]){6,}/g;

/** A text with phone numbers masked, as it stays after the room has closed. */
export const maskPhones = (text: string): string => text.replace(phoneLike, '•••');
