import { asciiDigits } from '@songwai/core/basics/text/thai-digits';
import { mostDeliveries } from '@songwai/core/enquiry/enquiry-choices';

const mostDigits = String(mostDeliveries).length;

/** The digits of a typed number, without leading zeros and not longer than it may be. */
export const parseCount = (typed: string): string =>
  asciiDigits(typed)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
