const thaiZero = '๐'.charCodeAt(0);

/** Replaces Thai digits (๐-๙) with 0-9 and keeps every other character, because customers type and paste Thai digits. */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}
