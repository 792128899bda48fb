import { ok } from '../basics/result.ts';
import { type RuleResult, refuse } from './rule-result.ts';

/**
 * The most characters that a field takes, for all that write it: what one place of the product stores must be accepted by the next.
 * Contracts and the fields on screens read them here.
 */
export const longest = {
  /** Name of a place, such as a shop or a building. */
  placeName: 200,
  /** Address of a stop or a saved place. */
  address: 400,
  district: 100,
  contactName: 100,
  /** As typed, with separators and a country code. */
  phone: 30,
  /** Note for the driver at a stop. */
  stopRemark: 500,
  companyName: 200,
  companyAddress: 500,
  /** A tax id as typed: 13 digits with separators. */
  taxNumber: 30,
  /** A branch or a postcode as typed: 5 digits with separators. */
  officeDigits: 20,
} as const;

/** Checks that a text fits its field. Older saved places may hold longer ones: they stay readable, and say what to shorten when they are used. */
export function textWithin(text: string, most: number): RuleResult<string> {
  const { length } = text.trim();
  return length <= most ? ok(text.trim()) : refuse('textTooLong', { max: most, over: length - most });
}
