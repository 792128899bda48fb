import { isDeepStrictEqual } from 'node:util';

/** How far a number may be off: what the vectors state of a distance, 10 cm of a coordinate, nothing that is seen of an amount. */
const tolerances: Readonly<Record<string, number>> = { haversine_km: 0.001, coordinates: 1e-6 };
const seenByNobody = 1e-9;

/** Whether an answer says what a vector expects: numbers within the rule's tolerance, and the few forms that a rule leaves free. */
export function hasSameMeaning(rule: string, actual: unknown, expected: unknown): boolean {
  // A no-break space becomes a plain one: the vectors' sensible reading, which they state in words only.
  if (rule === 'emoji_strip' && typeof expected === 'string') return actual === expected.replaceAll('\u00a0', ' ');
  // The order of the fields of a QR code is free, so that a vector lists a text for each.
  if (rule === 'promptpay_payload' && isRecord(expected)) return Object.values(expected).includes(actual);
  return isClose(actual, expected, tolerances[rule] ?? seenByNobody);
}

function isClose(actual: unknown, expected: unknown, tolerance: number): boolean {
  if (typeof actual === 'number' && typeof expected === 'number') return Math.abs(actual - expected) <= tolerance;
  if (!isRecord(actual) || !isRecord(expected)) return isDeepStrictEqual(actual, expected);
  const keys = Object.keys(expected);
  return (
    Array.isArray(actual) === Array.isArray(expected) &&
    isDeepStrictEqual(Object.keys(actual).toSorted(), keys.toSorted()) &&
    keys.every((key) => isClose(actual[key], expected[key], tolerance))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
