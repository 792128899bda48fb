import type { Random } from '../platform/deps.ts';

/** 192 bits, which nobody guesses; 32 characters of base64url. */
const nameBytes = 24;
const longestKey = 300;
/** No dot but before the ending: neither `..` nor a hidden file can be written as a key. */
const keyPattern = /^(?:prod|dev)(?:\/[A-Za-z0-9_-]+)+\.([a-z]+)$/;

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** What can be stored. */
export type StoredMediaType = keyof typeof endings;

/** What a key is made of. */
export interface ObjectPlace {
  readonly isProduction: boolean;
  /** `jobs/J00000001`, `drafts`. */
  readonly folder: string;
  /** With its ending, as `drawFileName` gives it. */
  readonly fileName: string;
}

/** A file name that nobody guesses; its ending says what it is. */
export const generateFileName = (random: Random, mediaType: StoredMediaType): string =>
  `${random.bytes(nameBytes).toString('base64url')}.${endings[mediaType]}`;

/**
 * The media type that a key's ending stands for: the stores keep no other note of it, so that a file and its type cannot fall apart.
 *
 * @throws {RangeError} for what is no key of ours, above all for one that would leave its folder.
 */
export function mediaTypeOfKey(key: string): StoredMediaType {
  const ending = key.length > longestKey ? undefined : keyPattern.exec(key)?.[1];
  for (const [mediaType, known] of Object.entries(endings)) if (known === ending) return mediaType as StoredMediaType;
  throw new RangeError('This is no key of the object store.');
}

/** The key of a file: `<prod|dev>/<folder>/<file name>` (spec §7, "a folder per job id with a dev/prod prefix"). */
export function objectKey({ isProduction, folder, fileName }: ObjectPlace): string {
  const key = `${isProduction ? 'prod' : 'dev'}/${folder}/${fileName}`;
  mediaTypeOfKey(key);
  return key;
}

/** Refuses a type that does not stand in the key. @throws {RangeError} */
export function requireKeyOfType(key: string, mediaType: string): void {
  if (mediaTypeOfKey(key) !== mediaType) throw new RangeError('The ending of an object key must agree with its media type.');
}
