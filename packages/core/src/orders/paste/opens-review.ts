import { findPhones } from '../../places/paste/find/find-phones.ts';

/** Whether a text pasted into the search of a stop is more than a place: of several lines, or with a phone number. */
export const opensReview = (text: string): boolean => /\S[^\S\n]*\n\s*\S/.test(text) || findPhones(text).length > 0;
