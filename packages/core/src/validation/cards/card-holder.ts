import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The holder's name as on the card: Latin letters, words set apart by a space or a hyphen; runs of spaces become one (spec §5). */
export function cardHolder(text: string): RuleResult<string> {
  const name = text.replace(/ +/g, ' ');
  if (name.trim() === '') return refuse('required');
  return /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/.test(name) ? ok(name) : refuse('cardHolderInvalid');
}
