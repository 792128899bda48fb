const thaiZero = '๐'.charCodeAt(0);

/** Writes Thai digits (๐-๙) as 0-9 and leaves every other character alone, because Thai keyboards type them and customers paste them. */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}
