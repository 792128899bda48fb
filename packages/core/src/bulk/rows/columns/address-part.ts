/** What a column says of an address, where the address is in several. */
export type AddressPart =
  | 'house'
  | 'moo'
  | 'village'
  | 'building'
  | 'floor'
  | 'room'
  | 'soi'
  | 'road'
  | 'subDistrict'
  | 'district'
  | 'province'
  | 'postcode'
  /** The latitude, the longitude, or both in one text, also as a link of a map. */
  | 'lat'
  | 'lng'
  | 'point'
  /** A further line, or another part that needs no name. */
  | 'line';

type PartPattern = readonly [part: AddressPart, pattern: RegExp];

/** In the order in which they are tried: a หมู่บ้าน is an estate, a หมู่ the number of a village. */
const partPatterns: readonly PartPattern[] = [
  [
    'point',
    /พิกัด|\bgps\b|co-?ordinat|^lat.*l(?:o?n|o)g|(?:map|location) ?(?:link|url|pin)|ลิ(?:ง|้ง|๊ง)ก?์?.*(?:แผนที่|แมพ|แมป|map|โลเค)|google ?map|^(?:แผนที่|maps?|โลเคชั่?น|pin|หมุด|ปักหมุด)$/,
  ],
  ['lat', /^lat(?:itude)?\.?$|^ละติ?จูด|^ละติจู/],
  ['lng', /^l(?:o?ng?|on)(?:gitude)?\.?$|^ลองติ?จูด|^ลองจิจูด/],
  ['house', /บ้านเลขที่|^เลขที่(?: ?บ้าน)?$|^house (?:no|number|#)|^address ?(?:no|number)/],
  ['village', /หมู่บ้าน|^(?:village|estate)(?: name)?$/],
  ['moo', /^(?:หมู่|ม\.?)(?:ที่)?$|^moo(?:ban)? ?(?:no)?$|^mu$|^village no/],
  ['soi', /^(?:ตรอก\/)?(?:ซอย|ซ\.?$)|^ตรอก|^(?:soi|lane|alley)\b/],
  ['road', /^(?:ถนน|ถ\.?$)|^(?:road|street|rd\.?|st\.)$|^(?:road|street) name/],
  ['floor', /^ชั้น|^fl(?:oor)?\b/],
  ['room', /^(?:เลข(?:ที่)?)?ห้อง|^room|^unit|^apt|^apartment no/],
  ['building', /อาคาร|ตึก|คอนโด|building|tower|condo/],
  ['subDistrict', /แขวง|ตำบล|^ต\.$|sub-? ?district|tambo[nm]|khwaeng/],
  ['district', /เขต|อำเภอ|^อ\.$|district|amph?[ou]e?r?\b|\bkhet\b/],
  ['postcode', /ไปรษณีย์|post(?:al)? ?(?:code|no)|postcode|\bzip\b|zip ?code/],
  ['province', /จังหวัด|^จ\.$|province|changwat|^state$|city/],
  ['line', /(?:address|ที่อยู่)(?: line)? ?[2-9]/],
];

/** The part of an address that a heading names; null for none. @param heading in small letters, on one line */
export const readAddressPart = (heading: string): AddressPart | null =>
  partPatterns.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;

/** A part of an address as its column has it. */
export interface PartText {
  readonly text: string;
  /** Absent for a column with the whole address. */
  readonly part?: AddressPart | undefined;
  readonly heading?: string | undefined;
}

const bangkok = /กรุงเทพ|กทม|bangkok|\bbkk\b/i;

/** What a part says of itself already. */
const ownName: Readonly<Partial<Record<AddressPart, RegExp>>> = {
  moo: /^(?:หมู่|ม\.|ม ?\d|moo|m\.)/i,
  soi: /^(?:ซอย|ซ\.|ตรอก|soi)/i,
  road: /^(?:ถนน|ถ\.)|road|\brd\b|street/i,
  floor: /ชั้น|floor|\bfl\b|^[a-z]+$/i,
  room: /ห้อง|room|unit/i,
  village: /^(?:หมู่บ้าน|ม\.|บ้าน|โครงการ)|village|estate/i,
  subDistrict: /^(?:แขวง|ตำบล|ต\.)/,
  district: /^(?:เขต|อำเภอ|อ\.)/,
  province: /^(?:จังหวัด|จ\.)/,
};

/** A part with its name in front, without which 5 of "หมู่" is lost, and ลาดพร้าว of road, sub-district and district are one. */
function named({ text, part }: PartText, isBangkok: boolean | null): string {
  if (part === undefined || ownName[part]?.test(text)) return text;
  if (part === 'moo') return /^\d/.test(text) ? `หมู่ ${text}` : text;
  if (part === 'floor') return /^\d{1,2}$/.test(text) ? `ชั้น ${text}` : text;
  if (part === 'room') return `ห้อง ${text}`;
  if (!/^[\d\s]*[ก-๙]/.test(text) && !(part === 'soi' && /^\d/.test(text)))
    return part === 'road' && /^[a-z]/i.test(text) ? `${text} Road` : text;
  if (part === 'soi') return `ซอย${/^\d/.test(text) ? ' ' : ''}${text}`;
  if (part === 'road') return `ถนน${text}`;
  if (part === 'village') return `หมู่บ้าน${text}`;
  if (isBangkok === null) return text;
  if (part === 'subDistrict') return `${isBangkok ? 'แขวง' : 'ต.'}${text}`;
  if (part === 'district') return `${isBangkok ? 'เขต' : 'อ.'}${text}`;
  return part === 'province' && !bangkok.test(text) ? `จ.${text}` : text;
}

/** Parts that stand for a whole word of the address, so that one that is there already need not be said again. */
const saidOnce: ReadonlySet<AddressPart> = new Set(['subDistrict', 'district', 'province', 'postcode']);

const latitude = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= 180 ? value : null;
};

/** The point of two columns, whichever way round they are; empty without both. */
function pointOf(parts: readonly PartText[]): string {
  const [lat, lng] = (['lat', 'lng'] as const).map((wanted) => latitude(parts.find(({ part }) => part === wanted)?.text ?? ''));
  if (lat === null || lat === undefined || lng === null || lng === undefined || (lat === 0 && lng === 0)) return '';
  return Math.abs(lat) > 90 ? `${lng},${lat}` : `${lat},${lng}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the text says the part already, as a word of its own and not as the name of a road or a soi. */
const says = (text: string, part: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}/]|(?:ถ|ซ)\\.\\s?|(?:ถนน|ซอย|soi)\\s)${escaped(part)}(?![\\p{L}\\p{M}\\p{N}]|\\s*(?:road|rd|soi|ซอย|ซ\\.|\\d{1,3}(?!\\d)))`,
    'iu',
  ).test(text);

const isWritten = ({ text }: PartText): boolean => text.trim() !== '' && !/^[-–—]+$/.test(text.trim());

/** The address of one row, from one column or several. What is a formula comes first, so that the check sees it. */
export function joinAddress(parts: readonly PartText[]): string {
  const written = parts.filter(isWritten);
  const everything = written.map(({ text }) => text).join(' ');
  const hasProvince = written.some(({ part }) => part === 'province') || bangkok.test(everything) || /จ\.|จังหวัด/.test(everything);
  const headings = written.map(({ heading = '' }) => heading).join(' ');
  // Only Bangkok has เขต and แขวง.
  const isOfBangkok = /แขวง|เขต/.test(everything) || (/แขวง|เขต/.test(headings) && !/ตำบล|อำเภอ/.test(headings));
  const isBangkok = bangkok.test(everything) ? true : hasProvince ? false : isOfBangkok || null;
  const isDoubtful = ({ text }: PartText): boolean => /^[=@"]/.test(text.trim());
  const places = written.filter(({ part }) => part !== 'lat' && part !== 'lng');
  const ordered = [
    ...places.filter(isDoubtful),
    ...places.filter((part) => !isDoubtful(part) && part.part !== 'point'),
    ...places.filter((part) => !isDoubtful(part) && part.part === 'point'),
  ];
  const texts: string[] = [];
  for (const part of ordered) {
    const own = part.part === 'postcode' ? part.text.trim().replace(/\.0+$/, '') : part.text.trim();
    const text = named({ ...part, text: own }, isBangkok);
    const said = texts.join(' ');
    const isThere =
      part.part !== undefined && saidOnce.has(part.part)
        ? says(said, text) || isOfSame(said, { ...part, text: own }, text)
        : texts.includes(text) && part.part === undefined;
    if (!isThere) texts.push(text);
  }
  const point = pointOf(written);
  return [...texts, ...(point === '' || texts.some((text) => text.includes(point)) ? [] : [point])].join(' ');
}

/** A province and a postcode are known by themselves; a district only by its name in front. */
function isOfSame(said: string, { part, text }: PartText, full: string): boolean {
  if (part === 'province') return says(said, text.trim()) || (bangkok.test(text) && bangkok.test(said));
  if (part === 'postcode') return says(said, text.trim());
  const bare = full.replace(/^(?:แขวง|ตำบล|ต\.|เขต|อำเภอ|อ\.)\s*/, '');
  const names = part === 'subDistrict' ? '(?:แขวง|ตำบล|ต\\.)' : '(?:เขต|อำเภอ|อ\\.)';
  return bare !== '' && new RegExp(`${names}\\s*${escaped(bare)}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(said);
}
