import { refuseFile } from './read-problem.ts';

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** UTF-16 without a mark has a zero in every second byte of what is not Thai. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 20 && even === 0) return 'utf-16le';
  return even > start.length / 20 && odd === 0 ? 'utf-16be' : null;
}

/** Bytes that no text has: control characters other than tabs and line ends. */
const controls = /(?![\t\n\v\f\r])\p{Cc}/u;

/**
 * The text of a CSV file: UTF-8, UTF-16, else windows-874, in which Thai spreadsheets save it. @throws UnreadableFile for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  const text = utf16 ? decode(bytes, utf16) : (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-874'));
  if (text === null || controls.test(text)) throw refuseFile('unreadable');
  return text.replace(/^\ufeff/, '');
}
