import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One example of a rule, written down independently of this code. */
export interface RuleVector {
  readonly id: string;
  readonly rule: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly tags?: readonly string[];
  readonly alternatives?: readonly { readonly reading: string; readonly expected: unknown }[];
}

/** The vectors of the file that RULE_VECTORS names, else those that stand beside this file. */
export function readRuleVectors(): readonly RuleVector[] {
  const file = process.env['RULE_VECTORS'] || fileURLToPath(new URL('rules.json', import.meta.url));
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: readonly RuleVector[] };
  return vectors;
}

/** Everything that is right for a vector: one reading, or each of them where the text has several. */
export function acceptedReadings(vector: RuleVector): readonly unknown[] {
  if (!vector.tags?.includes('ambiguous')) return [vector.expected];
  return [vector.expected, ...(vector.alternatives ?? []).map(({ expected }) => expected)];
}
