const combiningLatinMarks = /[\u0300-\u036f]/g;
/** Tone marks, the short-vowel mark, the silencer, the repeat and abbreviation signs, which people often omit when typing. */
const thaiMarksLeftOut = /[\u0e47-\u0e4c\u0e46\u0e2f]/g;
const nonAlphanumeric = /[^a-z0-9\u0e01-\u0e2e\u0e30-\u0e4d\u0e50-\u0e59]+/g;

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(combiningLatinMarks, '')
    .toLowerCase()
    .replace(thaiMarksLeftOut, '')
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(nonAlphanumeric, '');
}

/** Unifies the Latin spellings of one Thai sound; the order of the rules matters. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/ck|c(?!h)|q/g, 'k'],
  [/ch|j/g, 'c'],
  [/([ptkbdg])h/g, '$1'],
  [/v/g, 'w'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/(?<=[a-z])d(?=[^aeiouyr]|$)/g, 't'],
  [/(?<=[a-z])b(?=[^aeiouyrl]|$)/g, 'p'],
  [/(?<=[aeiou])g(?=[^aeiouyrl]|$)/g, 'k'],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/uea/g, 'ua'],
  [/ue|eu/g, 'u'],
  [/ae/g, 'e'],
  [/aw/g, 'ao'],
  [/([aoe])r$/g, '$1'],
  [/(?<=o[kt])e$/g, ''],
  [/y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
];

/** Unifies Thai letters of the same sound that are easily confused. */
const thaiSounds: readonly (readonly [RegExp, string])[] = [
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/ฬ/g, 'ล'],
  [/[ธฑฒ]/g, 'ท'],
  [/ภ/g, 'พ'],
  [/ฆ/g, 'ค'],
  [/ฎ/g, 'ด'],
  [/ฏ/g, 'ต'],
];

const latin = /[a-z]/;

/** The words of a text without case, tones, accents and punctuation. */
export function foldWords(text: string): readonly string[] {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .split(/[\s/()\-–,]+|(?<=\d)(?=[^\d\s])|(?<=[^\d\s])(?=\d)/)
    .map(fold)
    .filter((word) => word !== '');
}

/** A folded word by its sound, so that `chatuchak`, `jatujak` and `Chatuchak` are equal, and ศ, ษ and ส too. */
export function soundOf(foldedWord: string): string {
  const rules = latin.test(foldedWord) ? latinSounds : thaiSounds;
  return rules.reduce((word, [pattern, replacement]) => word.replace(pattern, replacement), foldedWord);
}
