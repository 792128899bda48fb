import { bangkokDate } from '../../basics/bangkok-time.ts';
import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A card's expiry in the card provider's form. */
export interface CardExpiry {
  /** Two digits, `01` to `12`. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
}

/** Parses MM/YY as on the card, in this century (spec §5). Also accepts a date in the past. */
export function parseCardExpiry(text: string): RuleResult<CardExpiry> {
  if (text === '') return refuse('required');
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month !== undefined && year !== undefined ? ok({ month, year: `20${year}` }) : refuse('cardExpiryInvalid');
}

/** Parses an expiry and refuses a past one: a card is valid to the end of its month in Bangkok (decisions). */
export function cardExpiry(text: string, now: Date): RuleResult<CardExpiry> {
  const expiry = parseCardExpiry(text);
  if (!expiry.ok) return expiry;
  const [, month, year] = bangkokDate(now).split('/');
  return `${expiry.value.year}${expiry.value.month}` >= `${year}${month}` ? expiry : refuse('cardExpired');
}
