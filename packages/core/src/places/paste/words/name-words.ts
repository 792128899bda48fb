const at = (source: string) => new RegExp(source, 'iy');

const titles =
  "คุณหญิง(?=[ก-ฮเ-ไ]{2})|คุณ|คุน(?=\\s?[ก-ฮเ-ไ])|พี่|น้อง|เฮีย|เจ๊|เจ้(?!า)|เจ(?=\\s)|ป้า(?!ย)|ลุง|น้า|ครู|ทิด|ภ[ญก]\\.|ช่าง(?=\\s?[ก-ฮเ-ไ])|แม่(?=\\s?[ก-ฮเ-ไa-z][ก-๙a-z])(?!น้ำ|น้อง|บ้าน|ค้า|กลอง|เหียะ)|พ่อ(?=[ก-ฮเ-ไ]{2})(?!ค้า|บ้าน)|ยาย(?=\\s?[ก-ฮเ-ไ])|พยาบาล(?=\\s?[ก-ฮเ-ไ])|อ\\.(?=\\s?ดร)|โค้ช|เชฟ|ผจก\\.?|ผู้จัดการ(?=\\s?[ก-ฮเ-ไ])|อาจารย์|อจ\\.|คุณหมอ|หมอ(?!ชิต|น)|นายแพทย์|มิส(?=[ก-ฮเ-ไ]{2})|อ\\.(?=\\s?[ก-ฮเ-ไ][ก-๙]{1,14}(?:\\s(?!คุณ|พี่|น้อง|เฮีย|เจ๊|ป้า|ลุง|นาย|นาง)[ก-ฮเ-ไ][ก-๙]{1,16})?\\s*[-:]?\\s*0\\d)|นาย(?![กา])|นางสาว|นาง(?=\\s?[ก-ฮเ-ไ][ก-๙])(?!เลิ้ง|รอง)|น\\.?ส\\.|ด\\.[ชญ]\\.|ดร\\.|ว่าที่\\S*|เสี่ย|อาม่า|อากง|ซ้อ|k\\.|k'|khun|khn|mr\\.?(?=\\s)|mrs\\.?(?=\\s)|ms\\.?(?=\\s)|miss(?=\\s)|dr\\.?(?=\\s)|prof\\.?(?=\\s)|captain(?=\\s)|pa(?=\\s[A-Z])|student(?=\\s)|teacher(?=\\s)|ask for(?=\\s)|p'|n'|pee(?=\\s)|nong(?=\\s)";
/** "พี่คะ", "คุณลูกค้า": somebody is spoken to, or no name follows. */
const notName =
  '(?:ๆ|ค่ะ|คะ(?!น)|ครับ|(?:ค่ะ|คะ|ครับ|คับ|ค่า|ขา|จ๋า|จ้า|ค้า+บ*|คร้?า+บ+|สาว|ชาย)(?=\\s|$|ชื่อ)(?!\\s*[(/:-]?\\s*0\\d)|(?:แม่|พ่อ)?(?:สั่ง|ชื่อ|ซื้อ|โอน|บอก(?!ต่อ))|(?:วันนี้|พรุ่งนี้|ตอนนี้|เดี๋ยว)|ขอ(?=ส่ง|ฝาก|รถ|ให้)|ฝากส่ง|เอาของ|แวะ(?=เอา|รับ)|ช่วย(?=รวม|แวะ|ส่ง|รับ|เอา|ไป)|ส่ง(?=ของ|ต่อ|ให้)|รับ(?=ของ|งาน)|ลูกค้า|ผู้รับ|ผู้ส่ง|คนขับ|ไรเดอร์|วิน(?=\\s|$|ค|มอ)|แมส|แม่บ้าน|พ่อบ้าน|ยาม|รปภ|พนักงาน|นิติ|ช่าง(?=\\s)|(?:ช่วย|รบกวน|ส่ง|รับ|เค้า|เขา|ไป|มา|อยู่|ขับ|คนไหน)(?=\\s|$|ของ|ให้|ที่|หน่อย|ด้วย|ได้|ส่ง|รับ|[ไม]ป|จาก|คะ|ค่ะ|ครับ)|หมา(?=\\s|$|ดุ)|ภาพ|\\s*$)';

/** A title with the name after it; group 1 is everything before the name. */
export const titledNameAt = at(
  `((?:ถึง|ให้|ถามหา|หา|ส่ง|ฝากถึง|ติดต่อ|โทรหา|ผู้รับ|เจอ|to |for |attn:? ?)?(?:(?:${titles})\\s?(?:แม่น้อง|แม่|ยาย|พยาบาล|ทนาย|ช่าง|ป้า(?!ย)|ลุง|น้า)?){1,2})(?!${notName})(?=[ก-ฮเ-ไa-z])`,
);
/** Whether a remark names a person: "ร้านเจ๊หงส์". */
export const namesSomebody = (text: string): boolean =>
  new RegExp(`(?:คุณ|น้อง|เจ๊|เฮีย|ป้า|ลุง|เสี่ย|อาม่า)(?!${notName})[ก-ฮเ-ไ][ก-๙]|\\b(?:khun|mrs?|ms|k)\\.? ?[A-Z][a-z]`).test(text);

/** "พี่คะ", which begins no name. */
export const addressedAt = at(`(?:${titles})\\s?${notName}`);

/** Politeness after a name. */
const afterName = /(?:นะ|น้า)?(?:ค่ะ|คะ|ครับ|คับ|ค่า|จ้า|จ้ะ)$|(?:เป็นคนรับ|รับของ|รับแทน|รับ|ผู้รับ)$/;

export const withoutParticles = (name: string): string =>
  name
    .replace(/[/|]+$/, '')
    .replace(afterName, '')
    .replace(/นะ$/, '')
    .trimEnd();

/** Short names by which people are called, and that stand without a title: only these are read as a name in the midst of an address. */
const nicknames = new Set(
  'เมย์ เม เมย นุ่น ฝน แนน ปุ้ย กิ๊ฟ กิฟท์ แพร พลอย เพชร มุก ฟ้า ดาว เดือน แป้ง ปลา กุ้ง ปู หมู ไก่ นก หนู แมว อ้อ อ้อม แอน แอม แอ๊ม บี เบียร์ บอย บอล บาส เบส เบนซ์ โบว์ บิว บิ๊ก เจ เจน เจี๊ยบ จอย จูน แจ๊ค จ๋า จิ๊บ เก๋ เก่ง กบ กอล์ฟ การ์ตูน แก้ว แก้ม ขวัญ เข็ม คิม ไข่มุก ชมพู่ เชอร์รี่ ซี โดนัท ดรีม เดียร์ ตาล ตั้ม ต้น เต้ เต้ย ต้า ต่าย แตงโม โต้ง โต๋ ติ๊ก ตุ๊ก ทราย ทิพย์ เทียน ธัญญ่า นัท น้ำ น้ำฝน น้ำหวาน นิ่ม นิว นิด หน่อย นุ้ย เนย แนท บุ๋ม ใบเฟิร์น ใบเตย เบลล์ เบล ปอ ป๊อป ป๋อม ปอนด์ ปาล์ม ปิ่น ปาน ปุ๊ก เปิ้ล แป้น โปเต้ ผึ้ง แพม แพท พิม พิมพ์ พีช พิงค์ ฟลุ๊ค เฟิร์น ฟาง แฟง โฟม ไผ่ มด มิ้น มิ้นท์ มิ้ว มีน มอส มายด์ เมฆ แม็ก ไมค์ ยุ้ย ยู โย โรส ลูกหมี ลูกน้ำ ลิลลี่ วิว วุ้น แวว ส้ม สา สายป่าน หมวย หญิง หวาน ออม ออย อาย อาร์ม เอ เอ็ม เอก เอิร์ธ แอ๋ม อุ้ม อุ๋ม อิ๋ว อ้น โอ๊ต โอ๋ ไอซ์ ไอซ์ซี่ เฮง กานต์ ก้อย ก้อง จ๊ะจ๋า may ploy nan fon gift mint bank boss arm art beer bam bow boy jane joy june kim mook nat new nok noi nong oat pim pam ploy praew pop som tan ton toey view win'.split(
    ' ',
  ),
);

export const isNickname = (word: string): boolean => nicknames.has(word.toLowerCase());

const thaiName = /^[ก-ฮเ-ไ][ก-๙.]{1,24}$/;
const latinName = /^(?!I'|It|My|We|He|She|The|You)[A-Za-z][A-Za-z.'-]{1,20}$/;

/** Words of talk and of headings, which no name has. */
const noName =
  /^ที่|^(?:บ้าน|ออฟฟิศ|ร้าน|คอนโด)(?:เรา|ผม|หนู|เขา|ฉัน)?$|ค่ะ|คะ$|ครับ|รบกวน|ไม่ต้อง|เก็บเงิน|รออยู่|รายชื่อ|รายการ|ขอรับ|ขอส่ง|ไรเดอร์|ว่าจ้าง|ฝากส่ง|สรุป|วัน(?:ที่|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|^สด|ออเดอร์|โทร(?=[ก-๙])/;

/** Whether one to three words may be a person's name: letters of one script, and no politeness. */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 3 || noName.test(text)) return false;
  return (
    words.every((word) => thaiName.test(word)) ||
    words.every((word) => latinName.test(word) && (/^[A-Z]/.test(word) || isNickname(word)))
  );
}
