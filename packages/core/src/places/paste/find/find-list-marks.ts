/** What begins an entry of a list. */
export interface ListMark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'number' | 'bullet';
}

const lineStart = '(?<=^|\\n)[ \\t]*';
const ordinals = ['แรก', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก'];
const alphabet = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'];
/** "1.", "#1", "จุดที่ 1", "ลง 1", "ก)", "ที่แรก"; each group has the number. */
const numbered = new RegExp(
  [
    '(?<=^|\\n|\\s)[ \\t]*(?:\\(?(?<dotted>\\d{1,2})[.)](?!\\d)|#(?<hashed>\\d{1,2})(?!\\d)|(?:จุด(?:ส่ง)?(?:ที่)?|ที่|บ้านที่|ออเดอร์(?:ที่)?|บิลที่|เจ้าที่|คนที่|รายที่|order|stop|drop)\\s?#?(?<worded>\\d{1,2})(?!\\d)\\s*[:.)-]?)',
    `${lineStart}(?:ส่ง|ลง)\\s?(?<verbed>\\d)(?=\\s*[:.)-]|\\s+[^\\d\\s])(?:\\s*[:.)-])?`,
    `${lineStart}(?<alphabetic>[ก-ฉ])\\)`,
    `(?<=^|\\n|\\s)(?:ที่|จุด|เจ้า|บ้าน|คน|ราย)(?:ที่)?(?<ordinal>${ordinals.join('|')})(?=[\\s:])`,
  ].join('|'),
  'gi',
);
const bare = new RegExp(`${lineStart}(\\d{1,2})(?=[ \\t]+[^\\d\\s])`, 'g');
const bullet = new RegExp(`${lineStart}[-•*·▪◦](?=[ \\t]*[^\\s\\d-])`, 'g');

const spanOf = ({ 0: match, index }: RegExpExecArray) => ({ start: index, end: index + match.length });

const numberOf = ({
  dotted,
  hashed,
  worded,
  verbed,
  alphabetic,
  ordinal,
}: Readonly<Record<string, string | undefined>>): number => {
  if (alphabetic !== undefined) return alphabet.indexOf(alphabetic) + 1;
  if (ordinal !== undefined) return ordinals.indexOf(ordinal) + 1;
  return Number(dotted ?? hashed ?? worded ?? verbed);
};

/** Numbers without any sign, where at least two lines begin with them, in order: elsewhere a number is a house or a quantity. */
function findBare(text: string): readonly ListMark[] {
  const found = [...text.matchAll(bare)];
  const inOrder = found.filter((match, index) => Number(match[1]) === index + 1);
  return inOrder.length >= 2 && inOrder.length === found.length
    ? inOrder.map((match): ListMark => ({ ...spanOf(match), kind: 'number' }))
    : [];
}

/** The beginnings of a list's entries: 1, 2, 3 in this order, or bullets. */
export function findListMarks(text: string, isFree: (mark: ListMark) => boolean): readonly ListMark[] {
  let expected = 1;
  const numbers = [...text.matchAll(numbered)].flatMap((match): readonly ListMark[] => {
    const mark: ListMark = { ...spanOf(match), kind: 'number' };
    const value = numberOf(match.groups ?? {});
    if (!isFree(mark)) return [];
    const isLineStart = /(?:^|\n)[ \t]*$/.test(text.slice(0, mark.start));
    if (value !== expected && !(value === 1 && isLineStart)) return [];
    expected = value + 1;
    return [mark];
  });
  const bullets = [...text.matchAll(bullet)].map((match): ListMark => ({ ...spanOf(match), kind: 'bullet' }));
  return [...(numbers.length > 0 ? numbers : findBare(text)), ...(bullets.length > 1 ? bullets : [])].filter(isFree);
}
