import fc from 'fast-check';
import { nastyText, nastyValue } from './nasty-values.ts';

const nastyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, -1, 1, 2, 3, 4, 5, 6, 7, 13.7466, 100.5347, 2 ** 53, -(2 ** 31) - 1, 2 ** 31, 1e308),
);

/** The example of a call with some fields, at any depth, replaced, removed or duplicated. */
export function mutated(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example))
    return fc.oneof(
      { weight: 8, arbitrary: fc.tuple(...example.map(mutated)) },
      { weight: 1, arbitrary: fc.constant([...example, ...example]) },
      { weight: 1, arbitrary: nastyValue },
    );
  if (typeof example === 'object' && example !== null) {
    const fields = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, mutated(value)]));
    return fc.oneof(
      { weight: 8, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      { weight: 6, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: nastyValue },
    );
  }
  const likely = typeof example === 'string' ? nastyText : nastyNumber;
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(example) },
    { weight: 2, arbitrary: likely },
    { weight: 1, arbitrary: nastyValue },
  );
}
