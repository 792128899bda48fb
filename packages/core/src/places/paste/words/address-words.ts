import { provinceElsewhereWords, townElsewhereWords } from '../../elsewhere/elsewhere-words.ts';
import type { AddressPart } from '../paste.ts';

/** Words that begin a part of an address wherever they stand, because Thai has no spaces between words. */
const strongWords =
  'แขวง|เขต(?!ร)|ตำบล|อำเภอ|จังหวัด|ถนน|ซอย|หมู่บ้าน|หมู่ที่|คอนโด|กรุงเทพ|กทม|บ้านเลขที่|เลขที่|โรงพยาบาล|ส่ง(?=เซ็น|เซน|เดอะ|โลตัส|บิ๊ก|สยาม|ไอคอน|เทอ|รพ|โรง|คอนโด|บ้าน|หมู่|ตลาด|วัด|ร้าน|ตึก|อาคาร|คุณ|พี่|น้อง|ที่)|ห้อง(?=\\s*(?:เลขที่|ที่)?\\s*[a-zA-Z]?\\d)|ชั้น(?=\\s*(?:ที่)?\\s*\\d)|รหัสไปรษณีย์|(?<!ฮาร์|โม|เม)เบอร์(?!รี|มอล)|โทร(?=[\\s.:]|$)|(?:ไป|มา)?รับ[ก-ฮเ-ไะ-์]{0,8}?ที่(?!อยู่|ไหน)|แล้ว(?:เอา)?(?:ไป|มา)?ส่ง|ยอดเก็บ|เก็บเงิน|ผู้รับ|ผู้ส่ง|หมายเหตุ';
/** Letters up to the next space, number, comma, bracket or word that begins something else. */
const word = `(?:(?!${strongWords})[^\\s\\d,;()|:/"])+`;
const number = '\\d{1,4}(?:/\\d{1,3})?(?![\\d/]|\\s?(?:บาท|฿))';
const named = `\\s*${word}`;
const english = "[A-Za-z][A-Za-z'.-]*";

export interface AddressPattern {
  readonly part: AddressPart;
  readonly pattern: RegExp;
  /** Also within a word. */
  readonly isStrong?: boolean;
  /** A name of several words may follow. */
  readonly isOpen?: boolean;
}

const at = (source: string) => new RegExp(source, 'iy');

/** Beginnings of names of buildings, in words that stand before the name. */
const buildings =
  'คอนโด(?:มิเนียม)?|อาคาร|ตึก(?!แถว)|หมู่บ้าน|มบ\\.?|หอ(?:พัก)?(?=\\s|[ก-ฮ]{2})|แมนชั่น|อพาร์[ทต]?เม้?[นต]์?[ทต]?์?|อพาร์ท|บ้าน(?=[ก-ฮเ-ไ])|ร้าน(?!นี้|เรา|อยู่|ได้|เปิด|ปิด|เดิม|ค่ะ|คะ|ครับ)|โรงพยาบาล|โรงบาล|ร\\.?พ\\.|รพ(?=\\s|[ก-ฮเ-ไ])|คลินิก|โรงเรียน|ร\\.?ร\\.|รร\\.?(?=\\s?[ก-ฮเ-ไ])|มหาวิทยาลัย|มหาลัย|ม\\.(?=\\s?[ก-ฮเ-ไ])|ม\\s(?=[ก-ฮ]{4})|วัด(?=[ก-ฮเ-ไ])|ตลาด|ห้าง|ศูนย์|เซ็นทรัล|เซนทรัล|เซ็นทรั่ล|เดอะมอลล์|โลตัส|บิ๊กซี|แม็คโคร|โรบินสัน|สยาม|เมกา|ไอคอน|แฟชั่น|โรงแรม|รร\\.|ปั๊ม|คลัง|โกดัง|โรงงาน|บริษัท|บจก\\.?|หจก\\.?|ออฟฟิศ|สำนักงาน|สนง\\.?|สถานี|บีทีเอส|เอ็มอาร์ที|สน\\.|ธนาคาร|สนามบิน|ท่าเรือ|ท่าน้ำ|แยก|ห้างสรรพสินค้า|ทาวน์โฮม|โฮมออฟฟิศ|วิลล่า|เดอะ(?=\\s?[ก-ฮเ-ไ])|ศาล(?!าย)|กระทรวง|กรม(?=[ก-ฮ])|พิพิธภัณฑ์|สวน(?=[ก-ฮเ-ไ])|สนาม(?=[ก-ฮ])|เทศบาล|อบต|สถาบัน|วิทยาลัย|การไฟฟ้า|นิคม|มัสยิด|โบสถ์|สะพาน(?=[ก-ฮ])|bts|mrt|arl|condo(?:minium)?(?=\\s)|hotel(?=\\s)|wat(?=\\s)|central(?=\\s?[a-z])|lotus|big ?c|tops';

/** Brands of condominiums and villages, which stand before their street without a word for a building: "ไอดีโอ โมบิ สุขุมวิท 81". */
const residences =
  'ไอดีโอ|ไอดิโอ|ลุมพินี(?!\\s*(?:แขวง|เขต|$|ปทุมวัน|สถานี))|แอสปาย|ศุภาลัย|นิช(?=\\s)|เดอะ\\s?(?:นิช|คีย์|ไลน์|เบส|ทรี|รูม|พาร์คแลนด์|เพรสซิเดนท์|รีเจ้นท์|เมทโทร|ลิฟวิ่ง|ฮอไรซอน|แคปปิตอล|เซนท์|เอสเซ้นท์|สกาย|ดิพโพลแมท|ลอฟท์|เทรนดี้|วิลล์|เอส)|พลัม(?=\\s?คอนโด|\\s)|ดี\\s?คอนโด|ริทึ่ม|ริธึ่ม|โนเบิล|ไลฟ์(?=\\s|[ก-ฮเ-ไ])|เซ็นทริค|เซนทริค|ยู\\s?ดีไลท์|ยูดีไลท์|ยูนิโอ|เอลลิโอ|แอชตัน|แอสตัน|ชีวาทัย|รีเจ้นท์|รีเจนท์\\s?โฮม|เมโทร\\s?(?:ลักซ์|ปาร์ค)|วิสซ์ดอม|วิซดอม|ไนท์บริดจ์|น็อตติ้ง|เคนซิงตัน|พาร์ค\\s?(?:ออริจิ้น|24)|แชปเตอร์|แฮปปี้คอนโด|เอ็กซ์ที|เอ็ม\\s?(?:จตุจักร|ลาดพร้าว|สีลม|พญาไท|ทองหล่อ)|ควินทารา|มารู|ทีลอส|เซอร์เคิล|คิว\\s(?=[ก-ฮเ-ไ])|ไอวี่|แบงค์คอก\\s?ฮอไรซอน|บ้านกลางเมือง|พฤกษา(?=\\s|วิลล์)|แกรนด์(?=\\s?[ก-ฮเ-ไ]{3})|ซิตี้\\s?(?:โฮม|คอนโด)|เอ\\s?สเปซ|เอสเปซ|รัชดา\\s?ซิตี้|ฟิวส์|เบลล์\\s?แกรนด์|คาซ่า|แมเนอร์|วิลเลจ|มิลฟอร์ด|ออริจิ้น|โซลา|เซ็นโทร|เพอร์เฟค|อารียา|ภัสสร|เดอะ\\s?แพลนท์|ideo|lumpini(?=\\s(?:ville|place|park|suite|condo|center|mega|selected))|aspire|supalai|niche(?=\\s)|plum condo|d ?condo|rhythm|noble(?=\\s)|life (?=@|[a-z])|centric|u delight|unio|elio|ashton|chewathai|regent home|metro ?luxe|the (?:key|line|base|tree|niche|room|parkland|president|cube|crest|esse|address|lofts|diplomat|capital|privacy)|whizdom|knightsbridge|notting hill|kensington|park origin|chapter one|ivy (?=[a-z])|xt (?=[a-z])|quattro|quintara|villa asoke|grande? (?=[a-z])|city home|a space|belle grand|casa (?=[a-z])|siamese|circle (?=[a-z])';

export const addressPatterns: readonly AddressPattern[] = [
  { part: 'house', isStrong: true, pattern: at(`(?:บ้าน)?เลขที่\\s*:?\\s*\\d[\\d/-]*`) },
  { part: 'house', pattern: at(`(?:(?:house )?no\\.?\\s*)?\\d{1,5}/\\d{1,5}(?:-\\d{1,5})?(?![\\d/]|\\s?(?:คน|ตัว|ชิ้น|กล่อง))`) },
  {
    part: 'house',
    pattern: at(
      `(?:no\\.?\\s?)?\\d{1,5}(?:-\\d{1,5})?(?=,?[ \\t]*(?:ม\\.\\s?\\d|หมู่|ซ\\.|ซอย|ถ\\.|ถนน|soi\\b|moo\\b|m\\.\\s?\\d))`,
    ),
  },
  {
    part: 'house',
    pattern: at(`(?:no\\.?\\s?)?\\d{1,5}[a-z]?(?=,?\\s+(?:${english}\\s+){1,4}(?:rd|road|soi|street|st|alley|lane|ave)\\b)`),
  },
  { part: 'moo', isStrong: true, pattern: at('หมู่ที่\\s*\\d{1,2}(?!\\d)') },
  { part: 'moo', pattern: at('(?:หมู่(?:ที่)?|ม\\.?|moo\\.?|mu)\\s*\\d{1,2}(?![\\d/])') },
  { part: 'soi', isStrong: true, pattern: at(`ซอย(?:\\s*${number}|${named}(?:\\s*${number})?)(?:\\s*แยก\\s*\\d+(?:-\\d+)?)?`) },
  { part: 'soi', pattern: at(`ซ\\.?\\s*(?:${number}|(?=[ก-ฮเ-ไ])${word}(?:\\s*${number})?)(?:\\s*แยก\\s*\\d+(?:-\\d+)?)?`) },
  {
    part: 'soi',
    pattern: at(`(?:(?:${english}\\s+){1,3})?soi\\.?\\s*(?:${english}(?:\\s+${english})?\\s*)?${number}|soi\\s+${english}`),
  },
  { part: 'road', isStrong: true, pattern: at(`ถนน${named}(?:\\s*${number})?`) },
  { part: 'road', pattern: at(`ถ\\.?\\s*(?=[ก-ฮเ-ไ])${word}(?:\\s*${number})?`) },
  { part: 'road', pattern: at(`(?:${english}\\s+){1,3}?(?:rama\\s+\\d+\\s+)?(?:road|rd|street)\\b\\.?`) },
  { part: 'area', isStrong: true, pattern: at(`(?:แขวง|ตำบล)(?:\\s*:)?${named}`) },
  { part: 'area', pattern: at(`ต\\.\\s*${word}|(?:khwaeng|tambon|t\\.)\\s?${english}(?:\\s${english})?`) },
  { part: 'area', pattern: at(`${english}(?:\\s${english})?\\s+sub-?\\s?district`) },
  { part: 'district', isStrong: true, pattern: at(`(?:เขต(?!ร)|อำเภอ)(?:\\s*:)?${named}`) },
  { part: 'district', pattern: at(`อ\\.\\s*${word}|(?:khet|amphoe|amphur|a\\.)\\s?${english}(?:\\s${english})?`) },
  { part: 'district', pattern: at(`${english}(?:\\s${english})?\\s+district`) },
  {
    part: 'province',
    isStrong: true,
    pattern: at(`จังหวัด(?:\\s*:)?${named}|กรุงเทพ(?:มหานคร|ฯ|ๆ)?|กทม\\.?`),
  },
  {
    part: 'province',
    pattern: at(
      `จ\\.\\s*${word}|นนทบุรี|ปทุมธานี|สมุทรปราการ|สมุทรสาคร|นครปฐม|ชลบุรี|(?:bangkok|bkk|nonthaburi|pathum ?thani|samut ?prakan|samut ?sakhon|nakhon ?pathom|chon ?buri)\\b`,
    ),
  },
  // Outside our area: not served, and yet a part of the address.
  { part: 'province', pattern: at(provinceElsewhereWords) },
  { part: 'district', pattern: at(townElsewhereWords) },
  { part: 'postcode', isStrong: true, pattern: at('รหัส(?:ไปรษณีย์)?\\s*:?\\s*\\d{5}(?!\\d)') },
  { part: 'postcode', pattern: at('(?:1[0-3]|20|7[34])\\d{3}(?![\\d/,.]\\d|\\d)') },
  // After an address a number of five digits that begins like one, and is no sum or code of anything.
  {
    part: 'postcode',
    pattern: at('[1-9]\\d{4}(?![\\d/,.-]\\d|\\d|\\s?(?:บาท|฿|k\\b))(?=\\s*(?:$|\\n|[,.;)(]|[ก-๙]|tel|phone|thailand|0\\d))'),
  },
  { part: 'building', isStrong: true, pattern: at('หมู่บ้าน|คอนโด(?:มิเนียม)?|โรงพยาบาล'), isOpen: true },
  { part: 'building', pattern: at(`(?:${buildings})`), isOpen: true },
  { part: 'building', pattern: at(`(?:${residences})`), isOpen: true },
  { part: 'building', pattern: /The(?= [A-Z])/y, isOpen: true },
];

/** Anything that begins something else in the middle of Thai letters. */
export const strongAt = at(strongWords);

/** An English address has its telling word in the middle or at the end: "The Address Chidlom Tower". */
export const englishAddressWord =
  /\b(?:soi|road|rd|street|moo|condo(?:minium)?|tower|building|bldg|mansion|apartments?|village|place|plaza|residences?|court|hotel|hospital|school|university|market|mall|cent(?:er|re)|station|bts|mrt|office|park|house|villa|suites?|square|terminal|clinic|shop|cafe|bistro|garden|home|estate)\b|\d+\/\d+/i;
/** Roads after which sois are numbered, and that people write without a word for it: "ลาดพร้าว 71". */
export const roadWithNumber =
  /(?:สุขุมวิท|ลาดพร้าว|พหลโยธิน|รามคำแหง|รามอินทรา|เพชรเกษม|เพชรบุรี|จรัญ(?:สนิทวงศ์)?|พระราม|อ่อนนุช|ทองหล่อ|เอกมัย|อารีย์|สาทร|สีลม|เจริญกรุง|เจริญนคร|งามวงศ์วาน|แจ้งวัฒนะ|ติวานนท์|รัชดา(?:ภิเษก)?|วิภาวดี|พัฒนาการ|ศรีนครินทร์|บางนา|ลาซาล|แบริ่ง|อุดมสุข|ประชาอุทิศ|สุขสวัสดิ์|นวมินทร์|เสรีไทย|วัชรพล|นาคนิวาส|โชคชัย|ประชาชื่น|รังสิต|พระยาสุเรนทร์|เทพารักษ์|ราชพฤกษ์|กัลปพฤกษ์|เอกชัย|จันทน์|นราธิวาส|sukhumvit|lad ?phrao|lat ?phrao|phahon ?yothin|ram ?khamhaeng|ram ?inthra|phet ?kasem|on ?nut|thong ?lor?|ekk?amai|ari|rama|ratchada|charan)\s*(?:soi\s*)?\d{1,3}(?:\/\d{1,3})?(?![\d/,]|\s?(?:บาท|฿|ชิ้น|กล่อง))/iy;
/** Words that name a part of a place as often as a place. */
export const inPlaceWord =
  /^(?:ร้าน|บ้าน|ตึก|อาคาร|ธนาคาร|สำนักงาน|ออฟฟิศ|หมู่บ้าน(?!(?!นี้|ได้|เลย|ค่ะ|คะ|ครับ|ฝั่ง|ด้าน|หลัง)[ก-ฮเ-ไ][ก-๙]{3})|หอ|แยก|ศูนย์|สวน|สนาม)/;
