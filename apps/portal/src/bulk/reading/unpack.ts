import { Unzip, UnzipInflate } from 'fflate';
import { refuseFile, UnreadableFile } from './read-problem.ts';

/** Bytes that the parts of a workbook may have together. 500 rows have less than one. */
const mostUnpacked = 50 * 1024 * 1024;
/** Bytes that are unpacked between two looks at the sum: a small piece can unpack to a thousand times as much. */
const pieceBytes = 16 * 1024;

/** Parts by their path. */
export type Unpacked = ReadonlyMap<string, Uint8Array>;

/** Pictures and macros are left packed. */
const isRead = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.rels');

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/**
 * Unzips the parts of a workbook that are read, and counts what comes out, because a file may lie about its size.
 * @param onPath called for each part, read or not
 * @throws UnreadableFile as soon as it is more than `most`, or for a broken archive
 */
export function unpack(bytes: Uint8Array, onPath: (path: string) => void = () => undefined, most = mostUnpacked): Unpacked {
  const parts = new Map<string, Uint8Array>();
  let sum = 0;
  const unzip = new Unzip((file) => {
    // Some programs write paths as Windows does.
    const path = file.name.replaceAll('\\', '/').replace(/^\//, '');
    onPath(path);
    if (!isRead(path)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      // What is thrown here comes back as an error of the piece.
      if (error) throw error instanceof UnreadableFile ? error : refuseFile('unreadable');
      sum += piece.length;
      if (sum > most) throw refuseFile('unpacksTooBig');
      pieces.push(piece);
      if (isLast) parts.set(path, joined(pieces));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  }
  return parts;
}
