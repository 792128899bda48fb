import fc from 'fast-check';

/** Arbitrary text, and text that commonly breaks programs. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['', ' ', '\u0000', '\ud800', "' or 1=1 --", '1e999', '__proto__', '๐๑๒', '%', '\\', '((', '-0', '91', '13.7,'],
    ...['ก'.repeat(200), '=1+1', '../../etc/passwd', '<script>', '31/02/2026', '99:99', 'NaN'],
  ),
);

/** A value of any type, in place of the expected one. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 2 ** 53, 1e308, [], {}, [null], { constructor: 1 }) },
);
