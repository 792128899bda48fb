const at = (source: string) => new RegExp(source, 'iy');

/** What a driver looks for inside the gate: floor, room, wing, exit. Also within a word. */
export const unitAt = at(
  '(?:ห้อง(?:เลขที่|พักที่|ที่|พัก)?\\s*:?\\s*(?:no\\.?\\s?)?[a-z]{0,2}-?\\d[\\w/-]*|ชั้น\\s*(?:ที่\\s*)?(?:\\d{1,2}[a-z]?(?!\\d)|[gmb]\\d?(?![a-z])|ล่าง|บน|ลอย)(?:\\s*(?:โซน|ฝั่ง)\\s*\\S+)?)',
);
/** The same, at the beginning of a word. */
export const unitWordAt = at(
  '(?:(?:ตึก|อาคาร)(?:ผู้ป่วย(?:นอก|ใน)|อุบัติเหตุ)|(?:ตึก|อาคาร|บล็อก|เฟส|โซน|ล็อก|แผง|tower|building|bldg\\.?|block|phase|zone)\\s*(?:[a-h]\\d?(?!\\s?(?:tower|building|place|plaza|cent(?:er|re)))|\\d{1,3}(?:\\s?ปี)?)(?![\\w/\\u0e00-\\u0e7f])|ทางออก(?:ที่)?\\s*\\d|exit\\s*\\d|(?:rooms?|rm\\.?|unit|apt\\.?|suite)\\s*(?:no\\.?|#)?\\s*[a-z]{0,2}-?\\d[\\w/-]*|\\d{1,2}(?:st|nd|rd|th)\\s*(?:floor|flr?)\\b\\.?|(?:floor|fl\\.?|level)\\s*\\d{1,2}(?!\\d)|(?:gate|hall|booth|shop|dock|loading dock|warehouse|counter|platform|pier|stall)\\s*(?:no\\.?\\s?)?(?:[a-z]{0,2}\\d{1,4}[a-z]?|[a-h])(?![\\w/])|(?:แผง|บูธ|บูท|ฮอลล์?|ฮอล|หอ|ประตู|ล็อก|ล็อค|ร้านที่|โต๊ะ|เกต|ลาน|เฟส|คลัง|ซุ้ม|ศาลา|หลังที่)\\s*(?:ที่\\s*)?[a-z]{0,2}\\d{1,4}(?![\\d/])|\\d{1,2}\\s?f(?:l|lr|loor)?\\b|g floor|ground floor|#\\d{3,5})',
);
/** Parts of a place that is already named, by their names: "สยามพารากอน ร้าน After You", "Faculty of Arts". They reach to the next comma. */
export const partOfPlaceAt = at(
  "(?:หน้า)?(?:ร้าน|แผง|บูธ|แผนก|ฝ่าย|คลินิก|คลัง(?=พัสดุ|ยา|สินค้า)|กอง(?=[ก-ฮ])|คณะ|ภาควิชา|ห้อง(?=[ก-ฮ])|เคาน?์?เตอร์|จุด(?=[ก-ฮ])|ลาน|โซน|ฮอลล์?|โดม|faculty of|department|dept|school of|counter|shop\\b|store\\b|food court|[a-z']{3,12} (?:entrance|gate)\\b|main entrance|front gate|loading|departure|arrival|security|[a-z]{1,3} building\\b)",
);
/** The same, where a place by name stands before: a building within it. */
export const buildingOfPlaceAt = at('(?:ตึก|อาคาร|หอ(?=\\s|ใน|ชาย|หญิง)|ผู้โดยสาร|building|bldg|tower|campus)');
