const hex = (value: number, length: number): string => Math.floor(value).toString(16).padStart(length, '0');

/**
 * A new GUID, ordered by time: the layout of UUID version 7, made from the timestamp as spec §9 asks and from 74 random bits. It
 * is an idempotency key, not a secret: tokens come from a cryptographic source.
 * @param random returns a number from 0 (inclusive) to 1 (exclusive).
 */
export function createGuid(now: Date, random: () => number): string {
  const time = hex(now.getTime(), 12);
  const randomHex = (length: number): string => hex(random() * 16 ** length, length);
  const variant = hex(8 + Math.floor(random() * 4), 1);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomHex(3)}-${variant}${randomHex(3)}-${randomHex(12)}`;
}

/** A job id for display: a dash before the last five characters when there are more than five (decisions; spec §5). */
export function formatJobId(jobId: string): string {
  return jobId.length > 5 ? `${jobId.slice(0, -5)}-${jobId.slice(-5)}` : jobId;
}

/** A new job's id: `J` and the running number with at least 8 digits (decisions). */
export function newJobIdFromSequence(n: number): string {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`A job number is a whole number from 0, not ${n}`);
  return `J${String(n).padStart(8, '0')}`;
}
