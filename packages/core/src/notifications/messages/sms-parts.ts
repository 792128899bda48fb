const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes the place of two. */
const extended = '\f^{}\\[~]|€';

/** Units of each letter in the GSM alphabet (3GPP TS 23.038); null for a text that has other letters. */
function gsmUnits(text: string): readonly number[] | null {
  const units = [...text].map((sign) => (basic.includes(sign) ? 1 : extended.includes(sign) ? 2 : 0));
  return units.includes(0) ? null : units;
}

/**
 * How many text messages carry a text. One of 160 letters of the GSM alphabet, or of 70 UTF-16 units with any other letter, such as a
 * Thai one; in several, 153 or 67 each, and no letter is split.
 */
export function countSmsParts(text: string): number {
  const gsm = gsmUnits(text);
  const units = gsm ?? [...text].map((sign) => sign.length);
  const [alone, each] = gsm === null ? [70, 67] : [160, 153];
  if (units.reduce((sum, unit) => sum + unit, 0) <= alone) return 1;
  let [parts, room] = [1, each];
  for (const unit of units) {
    if (unit > room) [parts, room] = [parts + 1, each];
    room -= unit;
  }
  return parts;
}
