import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks the holder's name as on the card: Latin words separated by spaces or hyphens; merges repeated spaces (spec §5). */
export function cardHolder(text: string): RuleResult<string> {
  const name = text.replace(/ +/g, ' ');
  if (name.trim() === '') return refuse('required');
  return /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/.test(name) ? ok(name) : refuse('cardHolderInvalid');
}
