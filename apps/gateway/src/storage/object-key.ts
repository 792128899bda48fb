import type { Random } from '../platform/deps.ts';

/** 192 random bits, too many to guess; 32 characters of base64url. */
const nameBytes = 24;
const longestKey = 300;
/** Allows a dot only before the extension, so that a key can be neither `..` nor a hidden file. */
const keyPattern = /^(?:prod|dev)(?:\/[A-Za-z0-9_-]+)+\.([a-z]+)$/;

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** The media types that can be stored. */
export type StoredMediaType = keyof typeof endings;

/** The parts of a key. */
export interface ObjectPlace {
  readonly isProduction: boolean;
  /** `jobs/J00000001`, `drafts`. */
  readonly folder: string;
  /** With its extension, as `generateFileName` returns it. */
  readonly fileName: string;
}

/** A file name that cannot be guessed; its extension states the media type. */
export const generateFileName = (random: Random, mediaType: StoredMediaType): string =>
  `${random.bytes(nameBytes).toString('base64url')}.${endings[mediaType]}`;

/**
 * The media type of a key's extension. The stores do not record it otherwise, so that file and type cannot differ.
 *
 * @throws {RangeError} for an invalid key, in particular one that points outside its folder.
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

/** Checks that the type matches the key. @throws {RangeError} */
export function requireKeyOfType(key: string, mediaType: string): void {
  if (mediaTypeOfKey(key) !== mediaType) throw new RangeError('The ending of an object key must agree with its media type.');
}
