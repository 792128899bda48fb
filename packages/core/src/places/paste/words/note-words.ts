const at = (source: string) => new RegExp(source, 'iy');

/** Beginnings of what a driver should know or do, at the beginning of a word. They reach to the end of their line. */
export const noteAt = at(
  [
    '(?:at )?(?:the )?(?:main entrance|front gate|front desk|back door|side gate)',
    '(?:please |pls )?call(?=\\s*[ก-ฮเ-ไ])',
    '(?:รอ|รับ|เจอ)(?:ที่|หน้า)(?=ป้อม|ตึก|ล็อบ|ทางออก|ประตู)',
    'ฝาก(?!ส่ง|ถึง|ของ(?:ไป|ส่ง)|ด้วย|ข้อความ)',
    '(?:ที่|กับ)?รปภ',
    '(?:ที่|หน้า)?ป้อม',
    'นิติ',
    '(?:เดี๋ยว|จะ)?(?:ออก|ลง|เดิน)(?:มา|ไป)รับ',
    'รออยู่|ใส่เสื้อ',
    'รับ(?:ของ|สินค้า)(?:ถึง|ได้ถึง|ก่อน|หลัง|ช่วง)',
    'บอกว่า',
    'ไม่อยู่(?:บ้าน|ห้อง)?|ไม่มีลิฟ',
    '(?:ให้)?(?:ผู้รับ|ลูกค้า|เขา)?(?:ช่วย)?เซ็น(?:ชื่อ|รับ|เอกสาร)',
    'โทร(?:ลง|เลย|แล้ว)',
    'ใต้(?:ตึก|คอนโด|หอ)',
    'guard will|no need to (?:call|ring)|just leave|ring bell|wait for (?:signature|sign)|put it (?:on|in|at)',
    '(?:ก่อนถึง|ถึงแล้ว|ใกล้ถึง)(?=.*โทร|.*แจ้ง|.*บอก)',
    '(?:ช่วย|รบกวน)?(?:โทร|ทัก|ไลน์)(?:มา)?(?:ก่อน|แจ้ง|หา(?!ยาก)|บอก|เรียก|เมื่อ|ตอน|ถาม|นัด|ปลุก)',
    '(?:พัสดุ|ของ|สินค้า|กล่อง)?(?:ห้าม|อย่า|ไม่ต้อง|ไม่)(?:โทร|โยน|คว่ำ|เขย่า|กด|ขึ้น|เอียง|วาง|รีบ|รับสาย|ทับ|แกะ|ตากแดด)',
    'กด(?:กริ่ง|ออด|รหัส|ลิฟต์|อินเตอร์คอม)',
    '(?:ช่วย|รบกวน)(?:วาง|ถือ|ระวัง|ขึ้น|เอา|เข้า|รีบ|กด|แขวน)',
    'แลกบัตร',
    '(?:ของ|สินค้า|เค้ก|แก้ว|ขวด|กล่อง)?(?:แตก|บุบ|ละลาย|เสีย|หัก|เละ|ล้ม)ง่าย',
    '(?:โปรด)?ระวัง',
    'ของ(?:สด|แตก|เหลว|หนัก|ร้อน|เย็น|แช่|สำคัญ|มีค่า)',
    '(?:ยา|นม|อาหาร)?(?:แช่เย็น|แช่แข็ง)|ต้องแช่',
    '(?:ขอ|ส่ง|ต้อง|งาน|ของ)?(?:ด่วน|เร่ง)',
    '(?:ให้)?(?:วาง|แขวน)(?:ไว้|หน้า|ที่|ตรง)',
    '(?:หน้า|หลัง|ข้าง|รั้ว|ประตู)บ้าน',
    '(?:บ้าน|ตึก|รั้ว|ประตู|อาคาร)(?:ประตู|สี|รั้ว|ไม้|หลัง(?:แรก|ที่|สุดท้าย|มุม|สี|ริม)|มุม|สองชั้น|ชั้นเดียว)',
    '(?:ประตู|รั้ว)(?=\\s|[ก-ฮเ-ไ])',
    '(?:เข้า|เลี้ยว|ขับ|ตรง)(?:ซอย|ทาง|ประตู|มา|ไป|ซ้าย|ขวา|ตรง|ด้าน|ได้)',
    '(?:อยู่)?(?:ปาก|ท้าย|สุด|กลาง|ต้น|ใน|หัวมุม)(?:ซอย|หมู่บ้าน|ตึก|ตรอก)',
    '(?:ขึ้น|ใช้)ลิฟ|ลิฟต์|ล็อบบี้|ล้อบบี้|เคาน์เตอร์|เคาเตอร์',
    '(?:ส่งให้ถึง|ให้ถึง|ส่ง|ขอ|รับ|ถึง|เอา|มา)?(?:ก่อน|ภายใน|ไม่เกิน|หลัง|ช่วง)(?:เวลา|เที่ยง|บ่าย|เช้า|เย็น|ค่ำ|\\s?\\d|\\s?(?:สิบ|เก้า|ห้า|สี่|สาม|สอง)\\S{0,4}โมง)',
    '(?:ขอ|เอา)(?:ใบ|บิล|ถุง|คน|กระเป๋า|รถ)',
    'มี(?:หมา|สุนัข|น้องหมา|แมว|คนรอ|คนรับ|เงินทอน)|หมาดุ',
    '(?:ลูกค้า|ผู้รับ|แม่บ้าน|มีคน|แม่|พ่อ|แฟน|ป้า|ยาย|เลขา)(?:อยู่|รอ|จะ|ลงมา|เป็นคน|รับแทน|สะดวก|ไม่อยู่|ไม่สะดวก|ขอ)',
    '(?:เจอ|นัด)(?:กัน|ที่|หน้า|ตรง)',
    '(?:รอ|รับ)(?:ที่|หน้า|ด้าน|ตรง)(?:ล็อบ|ป้อม|หน้า|ล่าง|ตึก|ลาน|ประตู)',
    '(?:เตรียม|ไม่มี|มี)(?:เงินทอน|แบงค์|เศษ)',
    'สแกน|จอด(?:รถ|ได้|หน้า|ตรง|ที่)',
    'จุดสังเกต|สังเกต',
    '(?:please |pls |kindly )?(?:leave|drop it|hand (?:it|to)|give (?:it )?to|ring (?:the )?(?:bell|door)|knock|wait at|meet (?:at|in|me)|park (?:at|in|on|your|the)\\b)',
    '(?:please |pls |kindly )?(?:call|text|phone|message|line)\\s(?:me |her |him |us |first|before|when|on |upon|ahead|if)',
    '(?:please |pls )?(?:be careful|handle|keep (?:it )?(?:cold|upright|cool|flat)|do not|don.t|beware|use (?:the )?(?:back|side|service|rear)|enter (?:by|from|via|through)|ask (?:the)|tell (?:the )?(?:guard|security))',
    'fragile|urgent|asap|gate code|door code|(?:at )?(?:the )?(?:lobby|reception|front desk|guard ?house|security|juristic)',
    '(?:by|before|after) (?:noon|\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m|o.clock)?)',
    'no (?:change|call|parking|elevator)|(?:white|blue|red|green|black|yellow|brown|gr[ae]y) (?:gate|door|house|fence|building)',
  ].join('|'),
);

/** Places beside which something is: of use to the driver, and to find it where nothing else is said. */
export const nearbyAt = at(
  '(?:อยู่)?(?:ตรง(?:กัน)?ข้าม|ฝั่งตรงข้าม|ใกล้(?:ๆ|กับ)?|ข้าง(?:ๆ|กับ)?|ติด(?:กับ)?|แถว(?:ๆ)?|เยื้อง(?:ๆ|กับ)?|ถัดจาก|เลย|ด้านหลัง|ด้านหน้า|หลัง(?=[ก-ฮเ-ไ]{3})|หน้า(?=[ก-ฮเ-ไ]{3}|\\s?[A-Z]))\\s*|(?:opposite|opp\\.?|near(?:by)?|next to|beside|behind|across from|in front of)\\s+(?:to )?(?:the )?',
);

/** Words for a drop-off that say where at the door to leave something. */
export const doorNoteAt = at(
  '(?:ส่ง)?ให้ถึงมือ|บ้าน(?:ไม่)?มี|ถ้า(?=ไม่)|(?:please |pls )?drop (?:it |them )?(?:off )?(?:at|with|in) (?:the )?(?:front|lobby|gate|guard|reception|security|door|juristic|office|mail)',
);
/** The area of an address, where it follows a note on the same line. */
export const areaInNote = /^(?:[ตอจ]\.\s?[ก-ฮเ-ไ]|แขวง|เขต(?!ร)|ตำบล|อำเภอ|กทม|กรุงเทพ|\d+\/\d+\s)/;
