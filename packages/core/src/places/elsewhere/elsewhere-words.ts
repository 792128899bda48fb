import { provincesElsewhere } from './provinces-elsewhere.ts';

/** Provinces that are also roads, stations, first names or everyday words of Bangkok: they are one only with a word for it or a postcode. */
const ambiguous = new Set(
  'เพชรบุรี กำแพงเพชร เลย ตาก แพร่ น่าน ตรัง ตราด สุโขทัย พิษณุโลก นครสวรรค์ นครราชสีมา ราชบุรี นราธิวาส ชุมพร จันทบุรี สุรินทร์ ระนอง ยะลา สุพรรณ ประจวบ อุดร อุบล สุราษ พะเยา ลพบุรี นครปฐม Nan Tak Trat Loei Yala Phrae Trang Surin Ranong Phetchaburi Petchaburi Ratchaburi Chumphon Narathiwat Udon Ubon Prachuap'.split(
    ' ',
  ),
);
/** Towns that addresses name without their province, and that are nothing in our area. */
const telling = new Set(
  'หัวหิน ชะอำ ปากช่อง เขาใหญ่ หาดใหญ่ แม่สอด เบตง เกาะสมุย เกาะพะงัน เกาะเต่า เกาะช้าง เกาะลันตา เกาะเสม็ด เกาะหลีเป๊ะ ป่าตอง มาบตาพุด แม่สาย ปลวกแดง บางปะอิน วังน้อย แก่งคอย หนองแค มวกเหล็ก บ้านโป่ง นิมมาน เขาค้อ อัมพวา หล่มสัก ทุ่งสง ธาตุพนม เชียงคาน บ้านไผ่ ชุมแพ แม่ริม หางดง สันทราย กบินทร์บุรี อรัญประเทศ อ่าวนาง ปราณบุรี โพธาราม สวนผึ้ง สีคิ้ว ปักธงชัย เขาหลัก พิมาย บางปะกง ดำเนินสะดวก Patong Nimman'.split(
    ' ',
  ),
);

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?');
/** The longest first, so that none is read as the beginning of another. */
const oneOf = (names: readonly string[]) =>
  names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const provinceNames = provincesElsewhere.flatMap(({ th, en, aliases }) => [th, en, ...aliases]);
const townNames = provincesElsewhere.flatMap(({ towns }) =>
  towns.flatMap(([th, en]) =>
    telling.has(th) ? [th, ...(en.includes(' ') || en.includes('-') || telling.has(en) ? [en] : [])] : [],
  ),
);
const isClear = (name: string) => !ambiguous.has(name);

/** Neither within a word nor before the number of a soi. */
const wordEnd = String.raw`(?![ก-๙a-z])(?!\s*\d{1,3}(?:/\d+)?(?!\d))`;
const postcode = String.raw`\s*,?\s*\d{5}(?!\d)`;

/** The source of a pattern for the name of a province outside our area, as addresses write it without a word for it. */
export const provinceElsewhereWords = `(?:${oneOf(provinceNames.filter(isClear))})(?: province)?${wordEnd}|(?:${oneOf(provinceNames.filter((name) => !isClear(name)))})(?=${postcode})`;

/** The same for the name of a town. */
export const townElsewhereWords = `(?:${oneOf(townNames)})${wordEnd}`;
