import { ok } from '../../basics/result.ts';
import { plainCode } from '../../basics/text/plain-code.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const email = new RegExp(`^(${atom}(?:\\.${atom})*)@((?:${label}\\.)+[A-Za-z]{2,})$`);
const maxLength = 254;

/**
 * Checks and trims an e-mail address and lower-cases its domain: local@domain, a top-level domain of at least 2 letters (spec
 * §5).
 */
export function emailAddress(text: string): RuleResult<string> {
  const trimmed = plainCode(text);
  if (trimmed === '') return refuse('emailRequired');
  const parts = trimmed.length <= maxLength ? email.exec(trimmed) : null;
  return parts ? ok(`${parts[1]}@${parts[2]?.toLowerCase()}`) : refuse('emailInvalid');
}
