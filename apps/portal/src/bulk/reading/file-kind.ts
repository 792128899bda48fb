import { refuseFile } from './read-problem.ts';

/** What is read at all. */
export type FileKind = 'workbook' | 'text';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

const ole = [0xd0, 0xcf, 0x11, 0xe0];
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Beginnings of files that are no tables: PDF, PNG, JPEG, GIF, WebP and other RIFF, gzip, RAR, 7z, RTF. */
const others: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
];

/** How the container of an encrypted workbook names its only stream, in UTF-16. */
const encryptedName = Uint8Array.from([...'EncryptedPackage'].flatMap((character) => [character.charCodeAt(0), 0]));

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** The HEIC pictures of phones have their name behind a length. */
const isPhonePicture = (bytes: Uint8Array): boolean => startsWith(bytes.subarray(4), [0x66, 0x74, 0x79, 0x70]) && bytes[0] === 0;

/** What a file is by its content: its name may lie. @throws UnreadableFile for what is known to be no table */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw refuseFile('empty');
  if (startsWith(bytes, ole)) throw refuseFile(includes(bytes, encryptedName) ? 'password' : 'oldExcel');
  if (startsWith(bytes, zip)) return 'workbook';
  if (others.some((other) => startsWith(bytes, other)) || isPhonePicture(bytes)) throw refuseFile('notTable');
  return 'text';
}
