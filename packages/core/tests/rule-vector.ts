import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An example of a rule, written independently of this code. */
export interface RuleVector {
  readonly id: string;
  readonly rule: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly tags?: readonly string[];
  readonly alternatives?: readonly { readonly reading: string; readonly expected: unknown }[];
}

/** The vectors of the file in RULE_VECTORS, else those beside this file. */
export function readRuleVectors(): readonly RuleVector[] {
  const file = process.env['RULE_VECTORS'] || fileURLToPath(new URL('rules.json', import.meta.url));
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: readonly RuleVector[] };
  return vectors;
}

/** All accepted results of a vector: one, or one per reading if the text is ambiguous. */
export function acceptedReadings(vector: RuleVector): readonly unknown[] {
  if (!vector.tags?.includes('ambiguous')) return [vector.expected];
  return [vector.expected, ...(vector.alternatives ?? []).map(({ expected }) => expected)];
}
