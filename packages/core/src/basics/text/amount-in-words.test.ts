import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

const thaiDigits = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const digit = `(${thaiDigits.join('|')})`;
/** Below a million; สิบ alone is ten, and a last one after anything is เอ็ด. */
const belowMillion = new RegExp(
  `^(?:${digit}แสน)?(?:${digit}หมื่น)?(?:${digit}พัน)?(?:${digit}ร้อย)?((?:ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?สิบ)?(?:${digit}|(เอ็ด))?$`,
);

const thaiDigit = (word: string | undefined): number => (word === undefined ? 0 : thaiDigits.indexOf(word) + 1);
const thaiTens = (word: string | undefined): number => {
  if (word === undefined) return 0;
  return { '': 10, ยี่: 20 }[word.slice(0, -3)] ?? thaiDigit(word.slice(0, -3)) * 10;
};

/** Reads a strictly spelt number; NaN for another. */
function readThai(words: string, hasMore = false): number {
  if (words === 'ศูนย์') return 0;
  const million = words.lastIndexOf('ล้าน');
  if (million >= 0) {
    const rest = words.slice(million + 4);
    return readThai(words.slice(0, million)) * 1_000_000 + (rest === '' ? 0 : readThai(rest, true));
  }
  const [, ...parts] = belowMillion.exec(words) ?? [];
  if (parts.length === 0) return Number.NaN;
  const [hundredThousands, tenThousands, thousands, hundreds, tens, unit, one] = parts;
  const high = [hundredThousands, tenThousands, thousands, hundreds].reduce((sum, word) => sum * 10 + thaiDigit(word), 0) * 100;
  const before = high + thaiTens(tens);
  const isOneAfterMore = hasMore || before > 0;
  if ((unit === 'หนึ่ง' && isOneAfterMore) || (one && !isOneAfterMore)) return Number.NaN;
  return before + (one ? 1 : thaiDigit(unit));
}

function readThaiAmount(words: string): number {
  const [, baht, satang] = /^(?:(.+)บาท)?(?:(.+)สตางค์|ถ้วน)$/.exec(words) ?? [];
  return (baht ? readThai(baht) * 100 : 0) + (satang ? readThai(satang) : 0);
}

const englishWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
]);

function readEnglish(words: string): number {
  let sum = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (word === 'thousand' || word === 'million') {
      sum += group * (word === 'million' ? 1_000_000 : 1_000);
      group = 0;
    } else if (word !== 'and') group += englishWords[word] ?? Number.NaN;
  }
  return sum + group;
}

function readEnglishAmount(words: string): number {
  const [, baht, satang] = /^(?:(.+) baht)?(?:(?: and |^)(.+) satang)? only$/.exec(words) ?? [];
  return (baht ? readEnglish(baht) * 100 : 0) + (satang ? readEnglish(satang) : 0);
}

describe('an amount in words', () => {
  it.each<[satang: number, th: string, en: string]>([
    [0, 'ศูนย์บาทถ้วน', 'Zero baht only'],
    [1, 'หนึ่งสตางค์', 'One satang only'],
    [21, 'ยี่สิบเอ็ดสตางค์', 'Twenty-one satang only'],
    [100, 'หนึ่งบาทถ้วน', 'One baht only'],
    [1_000, 'สิบบาทถ้วน', 'Ten baht only'],
    [1_100, 'สิบเอ็ดบาทถ้วน', 'Eleven baht only'],
    [2_000, 'ยี่สิบบาทถ้วน', 'Twenty baht only'],
    [2_150, 'ยี่สิบเอ็ดบาทห้าสิบสตางค์', 'Twenty-one baht and fifty satang only'],
    [75, 'เจ็ดสิบห้าสตางค์', 'Seventy-five satang only'],
    [10_175, 'หนึ่งร้อยเอ็ดบาทเจ็ดสิบห้าสตางค์', 'One hundred and one baht and seventy-five satang only'],
    [10_100, 'หนึ่งร้อยเอ็ดบาทถ้วน', 'One hundred and one baht only'],
    [11_111, 'หนึ่งร้อยสิบเอ็ดบาทสิบเอ็ดสตางค์', 'One hundred and eleven baht and eleven satang only'],
    [100_100, 'หนึ่งพันเอ็ดบาทถ้วน', 'One thousand and one baht only'],
    [1_750_000, 'หนึ่งหมื่นเจ็ดพันห้าร้อยบาทถ้วน', 'Seventeen thousand five hundred baht only'],
    [10_620_000, 'หนึ่งแสนหกพันสองร้อยบาทถ้วน', 'One hundred and six thousand two hundred baht only'],
    [100_000_000, 'หนึ่งล้านบาทถ้วน', 'One million baht only'],
    [100_000_100, 'หนึ่งล้านเอ็ดบาทถ้วน', 'One million and one baht only'],
    [2_100_000_000, 'ยี่สิบเอ็ดล้านบาทถ้วน', 'Twenty-one million baht only'],
    [100_000_000_000_000, 'หนึ่งล้านล้านบาทถ้วน', 'One trillion baht only'],
  ])('%d satang', (satang, th, en) => {
    expect(amountInWords(satang, 'th')).toBe(th);
    expect(amountInWords(satang, 'en')).toBe(en);
  });

  it('is read back as the same amount, in either language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (satang) => {
        expect(readThaiAmount(amountInWords(satang, 'th'))).toBe(satang);
        expect(readEnglishAmount(amountInWords(satang, 'en'))).toBe(satang);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is right for every baht up to ten thousand and every satang', () => {
    const amounts = [
      ...Array.from({ length: 10_001 }, (_baht, baht) => baht * 100),
      ...Array.from({ length: 100 }, (_satang, satang) => satang),
    ];
    expect(amounts.filter((satang) => readThaiAmount(amountInWords(satang, 'th')) !== satang)).toEqual([]);
    expect(amounts.filter((satang) => readEnglishAmount(amountInWords(satang, 'en')) !== satang)).toEqual([]);
  });

  it.each([-100, 0.5, Number.NaN])('is none for %d satang', (satang) => {
    expect(() => amountInWords(satang, 'th')).toThrow(RangeError);
  });
});
