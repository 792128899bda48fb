import { isDeepStrictEqual } from 'node:util';

/** Tolerances for numbers: the vectors' own for a distance, 10 cm for a coordinate, an invisible one for an amount. */
const tolerances: Readonly<Record<string, number>> = { haversine_km: 0.001, coordinates: 1e-6 };
const seenByNobody = 1e-9;

/** Whether a result matches a vector: numbers within the tolerance, and forms that a rule leaves open. */
export function hasSameMeaning(rule: string, actual: unknown, expected: unknown): boolean {
  // A no-break space becomes a plain one: the vectors' preferred reading, which they state only in words.
  if (rule === 'emoji_strip' && typeof expected === 'string') return actual === expected.replaceAll('\u00a0', ' ');
  // The order of a QR code's fields is free, so the vector lists one text for each order.
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
