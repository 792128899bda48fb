import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A Thai landline number. */
export interface Landline {
  /** Nine digits, starting with 0. */
  readonly national: string;
  /** 1 for Bangkok; absent elsewhere. */
  readonly region?: 1;
}

const landline = /^(?:\+66[ -]?0?|0)(2|[3457]\d)[ -]?(\d{3})[ -]?(\d{3,4})$/;
const nationalLength = 9;

/** Parses a Thai landline: area 2 (Bangkok) or 3, 4, 5, 7 and a digit; nine digits in all (spec §5). */
export function thaiLandline(text: string): RuleResult<Landline> {
  const groups = landline.exec(asciiDigits(text));
  const national = groups ? `0${groups[1]}${groups[2]}${groups[3]}` : '';
  if (national.length !== nationalLength) return refuse('phoneInvalid');
  return ok(groups?.[1] === '2' ? { national, region: 1 } : { national });
}
