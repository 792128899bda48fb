import { describe, expect, it } from 'vitest';
import { basicsAdapters } from './basics-adapters.ts';
import { businessAdapters } from './business-adapters.ts';
import type { RuleAdapter, RuleAdapters } from './rule-adapter.ts';
import { acceptedReadings, type RuleVector, readRuleVectors } from './rule-vector.ts';
import { hasSameMeaning } from './same-meaning.ts';
import { validationAdapters } from './validation-adapters.ts';

const adapters: RuleAdapters = { ...basicsAdapters, ...validationAdapters, ...businessAdapters };
const vectors = readRuleVectors();

function adapterOf({ rule }: RuleVector): RuleAdapter {
  const adapter = Object.hasOwn(adapters, rule) ? adapters[rule] : undefined;
  if (adapter === undefined) throw new Error(`No rule of ours is named for "${rule}"`);
  return adapter;
}

it('has vectors to hold the rules to', () => {
  expect(vectors.length).toBeGreaterThan(0);
});

describe.each([...new Set(vectors.map(({ rule }) => rule))])('%s', (rule) => {
  it.each(vectors.filter((vector) => vector.rule === rule))('$id', (vector) => {
    const actual = adapterOf(vector)(vector.input as never);
    const accepted = acceptedReadings(vector);
    const isAccepted = accepted.some((expected) => hasSameMeaning(vector.rule, actual, expected));
    expect(isAccepted, `${JSON.stringify(vector.input)} gave ${JSON.stringify(actual)}, not ${JSON.stringify(accepted)}`).toBe(
      true,
    );
  });
});
