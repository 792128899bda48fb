const at = (source: string) => new RegExp(source, 'iy');

/** A pick-up or a drop-off begins. The strong ones do so in any order; the weak ones only where both ends are named. */
export const roleWords = [
  {
    role: 'pickUp',
    isStrong: true,
    pattern: at(
      '(?:จุด|สถานที่)รับ(?:ของ|สินค้า|พัสดุ)?(?:ที่)?|(?:รบกวน|ฝาก|ไป|ให้|ช่วย|เข้า|มา|เดี๋ยว|แวะ){0,3}รับ(?!ผิด|ทราบ|สาย|แทน|เงิน|ได้เลย)[ก-ฮเ-ไะ-์]{0,12}?(?:ที่|จาก|ตรง|หน้า(?=ร้าน|ตึก))(?!สุด)|(?:ขึ้น|โหลด)(?:ของ|สินค้า)?ที่|ต้นทาง|รับ(?=\\s*:)|จาก(?=\\s*:)|(?:แวะ|ไป|มา|ช่วย|ฝาก)*เอา(?!ไป|มา|ให้)[ก-ฮเ-ไะ-์]{0,12}?(?:ที่|จาก)(?!ไหน)|(?:ขอ|ช่วย|อยากให้|อยาก|รบกวน)*ส่ง[ก-ฮเ-ไะ-์]{0,12}?จาก|ออกจาก|รับ(?!ผิด|ทราบ|สาย|แทน|เงิน|ได้)(?=[ก-ฮเ-ไ][^\\n]{2,40}?แล้ว(?:เอา|ไป|มา)*ส่ง)|pick(?:[\\s-]?up)?(?: (?:it|the \\w+|\\w+))?(?: (?:point|location|address))?(?:\\s(?:at|from))?\\b|(?:collect|get|grab|fetch|pick) (?:it |this |the \\w+ |\\w+ )?(?:up )?(?:at|from)|from\\s*:',
    ),
  },
  {
    role: 'dropOff',
    isStrong: true,
    pattern: at(
      '(?:จุด|สถานที่)(?:จัด)?ส่ง(?:ของ|สินค้า)?(?:ที่)?|(?:รบกวน|ช่วย|แล้ว|ไป|ให้|ฝาก|เอา(?:ไป)?|นำ|ขอ|อยาก|ต้องการ|เดี๋ยว){0,3}(?:จัด)?ส่ง(?:ผม|หนู|เรา|ฉัน|ของ|สินค้า|พัสดุ|เอกสาร|ต่อ|เค้ก|อาหาร)?(?:ให้|ไป)?(?:ต่อ)?(?:ที่(?!อยู่)|ถึง|ให้|ไป)(?=\\s*\\S)|ส่ง(?=คุณ|พี่|น้อง|คอนโด|บ้าน|ร้าน|ซอย|ซ\\.|ออฟฟิศ|ตึก|อาคาร|รพ|โรง|หมู่บ้าน|เซ็น)|(?:แล้ว)?(?:เอา)?ไปส่ง(?!ก่อน)|ลง(?:ของ|สินค้า)?ที่|แล้วส่ง|ส่ง(?=\\s*:)|ถึง(?=\\s*:)|(?:แล้ว|ช่วย)*เอา(?:มา|ไป)(?:ให้|ส่ง)?(?:ที่|ถึง|(?=\\s*(?:คุณ|พี่|น้อง|หมอ|ป้า|ลุง)))|(?:แล้ว)?มาส่ง(?:ที่|ให้)?|(?:แล้ว|เอา)*มาให้ที่|ปลายทาง(?!อีก)|drop(?:[\\s-]?off)?(?: (?:point|location|address))?(?:\\s(?:at|to))?\\b|(?<!on )deliver(?:y(?! fee))?(?! fee)(?: it| this)?(?: (?:address|location))?\\s?(?:to|at)?\\b|(?:and )?(?:send|ship|bring|take|carry)(?: (?:it|this|them|the \\w+))? to|(?:ship|to)\\s*:',
    ),
  },
  { role: 'dropOff', isStrong: true, pattern: at('->|→|=>') },
  {
    role: 'pickUp',
    isStrong: false,
    pattern: at(
      'จาก(?!ไหน)|from\\s(?!(?:her|him|them|me|the (?:customer|receiver|guest))\\b)|(?:ไป|มา|แวะ)รับ(?!ได้|ทราบ|เงิน|สาย|แทน|เอง)|รับ(?=\\s+[^\\d\\s])',
    ),
  },
  {
    role: 'dropOff',
    isStrong: false,
    pattern: at(
      '(?:แล้ว)?(?:ไป|ถึง)(?!แล้ว|ก่อน|ต่อ|ไหน)|ส่ง(?=\\s+[^\\d\\s])|to\\s(?!(?:collect|be|pay|call|confirm|ask|pick|get)\\b)',
    ),
  },
] as const;

/** What follows is the field that the word names, up to the next such word. */
export const fieldWords = [
  { field: 'name', pattern: at('(?:ชื่อ)?ผู้ส่ง(?:ของ|สินค้า)?\\s*[:=-]?|sender(?: name)?\\b\\s*[:=-]?') },
  {
    field: 'name',
    pattern: at(
      '(?:(?:ผม|ฉัน|หนู|ดิฉัน|เรา|แม่|พ่อ|แฟน|ลค\\.?|(?:ญาติ)?(?:คนไข้|ผู้ป่วย))?ชื่อ(?:จริง|เล่น)?(?:[-\\s/]*(?:และ)?(?:นาม)?สกุล|ผู้รับ(?:สินค้า|ของ)?|ลูกค้า|คนรับ|ผู้ติดต่อ)?|ผู้รับ(?:สินค้า|ของ|พัสดุ)?(?!สาย|อยู่|แทน|รอ|สะดวก)|คนรับ(?:ของ)?|(?:ผู้)?ติดต่อ(?:คุณ(?=\\s))?|ลูกค้า(?:\\s?ชื่อ|(?=\\s*[:=]))|(?:recipient|receiver|customer|consignee|contact|full|guest)?\\s?(?:name|person)\\b|(?:passenger|student|guest|teacher|patient|client|customer|buyer|owner|user|ผู้ป่วย|คนไข้|นักเรียน|นักศึกษา|ผู้ซื้อ|ผู้สั่ง)(?=\\s*[:=])|recipient\\b|receiver\\b|consignee\\b|contact\\b|attn\\.?|attention\\b)\\s*\\]?\\s*[:=-]?',
    ),
  },
  {
    field: 'address',
    pattern: at(
      '(?:ที่อยู่(?:ใน)?(?:การ)?(?:จัดส่ง|ผู้รับ|ลูกค้า|ส่งของ)?|(?:สถานที่|จัดส่งที่|โลเคชั่น|พิกัด|แผนที่|ปักหมุด|หมุด)(?:จัดส่ง|ส่ง)?|(?:delivery |shipping |full )?addr(?:ess|\\.)?\\b|location\\b|(?:google )?maps?\\b(?= ?[:]))\\s*[:=-]?',
    ),
  },
  {
    field: 'phone',
    pattern: at(
      '(?:(?:เบอร์\\s?)?(?:ร้าน|ออฟฟิศ|ออฟฟิต|บริษัท|สำนักงาน|office|company|shop|store|home|direct)(?:\\s(?:line|number|no\\.?|tel\\.?|phone))?(?=\\s*[:.]?\\s*\\(?0[2-9][\\d\\s.-]{6})|แฟ[กซ]็?[กซ]?์?|โทรสาร|fax\\b|(?:หมายเลข)?(?:เบอร์)(?:โทร(?:ศัพท์)?|ติดต่อ|มือถือ|ผู้รับ|ลูกค้า|สำรอง|ร้าน|บ้าน|ผม|หนู|ใหม่|แม่|พ่อ|เขา|เค้า)?|โทร(?:ศัพท์|\\.)?(?=[\\s.:\\]]|$)|มือถือ|ติดต่อ(?=\\s*$)|tel(?:ephone|\\.)?\\b|mob\\.|[tm][.:](?=\\s?0\\d)|phone(?: (?:no\\.?|number))?\\b|office no\\.|mobile\\b|hp\\b|เบอ(?=\\s|\\d|$)|หรือ(?=\\s*$)|สำรอง(?=\\s*$)|or(?=\\s*$))\\s*[:=.-]?\\s*',
    ),
  },
  {
    field: 'note',
    pattern: at(
      '(?:หมายเหตุ|โน้?ต|เพิ่มเติม|รายละเอียดเพิ่มเติม|จุดสังเกต|notes?|remarks?|instructions?|landmark)\\s*[:=\\]]\\s*|หมายเหตุ\\s+',
    ),
  },
  {
    field: 'ignored',
    pattern: at('ใบ(?:ส่ง(?:สินค้า|ของ)|สั่ง(?:ซื้อ|ของ)|เสนอราคา|กำกับภาษี|แจ้งหนี้|เสร็จ(?:รับเงิน)?)(?:\\s*(?:เลขที่|no\\.?))?'),
  },
  {
    field: 'ignored',
    pattern: at(
      '(?:ชื่อ\\s?(?:fb|facebook|เฟส\\S*|ไลน์|line|ไอจี|ig)|สินค้า|รายการ(?:สินค้า)?|ออเดอร์|เลขออเดอร์|order(?: (?:id|no\\.?|number))?|items?|products?|จำนวน|เมนู|วันที่(?:ส่ง)?|เวลา(?:ส่ง)?|date|time|payment|การชำระเงิน|ชำระโดย|ไลน์|line(?: ?id)?|ไอดี(?:ไลน์)?|facebook|fb|ig|e-?mail|ขนส่ง|น้ำหนัก|ขนาด|size|สี|qty|ส่งโดย|บัญชี|เลขบัญชี|พร้อมเพย์)\\s*[:=]',
    ),
  },
] as const;

/** Politeness, greetings and talk: nothing of a stop. */
export const isTalk = (text: string): boolean => {
  const rest = text
    .toLowerCase()
    .replace(
      /สวัสดี|หวัดดี|ขอบ(?:คุณ|ใจ|พระคุณ)(?:มาก)?|รบกวน(?:ด้วย)?|ฝากด้วย|ช่วย|หน่อย|ด้วย|จ้า|จ้ะ|ครับผม|ครับ|คร้าบ|คับ|ค่ะ|ค่า|คะ|ค๊า|ฮะ|นะ|น้า|เลย|โอเค|อะ|พี่ๆ|พี่|น้อง|แอดมิน|ไรเดอร์|วันนี้|พรุ่งนี้|ตอนนี้|เดี๋ยวนี้|ทั้งหมด|ตามนี้|ดังนี้|ออเดอร์|เสร็จ|โอน|เข้า|สอบถาม|ต้องการ|อยาก|เรียกรถ|เรียก(?:มอไซ|มอเตอร์ไซค์|แมส|แกร็บ|วิน)?|มอไซ|มอเตอร์ไซค์|แมส|ส่งของ|ขอที่อยู่|ส่งต่อ|ส่ง|ของ|รับ|หรือ|อีก|เจ้า|ขอ|งาน|ที่|จุด|มี|ให้|แล้ว|ไป|มา|ก็|และ|กับ|คือ|อยู่|thank(?:s| you)?|please|pls|hello|hi|dear|ok(?:ay)?|sir|madam|today|tomorrow|and|then|the|at|is|my|for|kindly|deliveries|delivery|we need|i need|need|cheers|regards|best|รวม|ๆ|[\d\s.,:;!?'"()*/_+~-]/g,
      '',
    );
  return rest.length <= 1;
};

/** Politeness that may follow any word, and is none of what is read. */
export const particleAt = at(
  '(?:นะ|น้า)?(?:คะ|ค่ะ|ค่า|ค้า+บ*|ครับ|คับ|คร้?า+บ+|ฮะ|จ้า|จ้ะ|จ้ะ|เลย|ด้วย)(?=\\s|$|[,.!])|(?:นะ|จ้า|จ้ะ|ๆ)(?=\\s|$)|ด้วยนะ(?:คะ|ครับ|ค่ะ)?(?=\\s|$)',
);
/** Verbs that stand before a place without a space: "ส่งพระราม 2". */
export const placeVerbs = /(?:ไป|มา|แวะ|ขอ|ช่วย)*รับ|(?:รบกวน|ช่วย|ฝาก|เอา|นำ|แล้ว|ขอ|นัด|เจอ|พบ|กัน)*(?:ส่ง|ไป|ถึง|อยู่|ที่|ตรง|มา|ลง)+/y;
/** "ส่งที่ไหน", "ส่งให้หน่อย". */
export const noPlaceFollows =
  /^(?:\d{1,2}\s?(?:ที่|จุด|เจ้า|ราย|กล่อง|ชิ้น)|นี่|ไหน|เดิม|เดียว|ได้|ละ|เรา|ลูกค้า|หน่อย|ให้|ก่อน|ด้วย|นะ|ค่ะ|คะ|ครับ|ผู้|อยู่|(?:today|tomorrow|tonight|now|asap|soon|fast|quickly|home|please|pls|urgent|urgently|this (?:morning|afternoon|evening)|the following)\b|us\b|me\b|you\b|my\b|it\b|here\b|the (?:customer|address))/i;
/** Within a note, too, these lead on to the next stop. */
export const leadsOn =
  /^(?:แล้ว(?:เอา|ไป|มา)*ส่ง|(?:ไป|มา)?รับ(?!ของ)[ก-ฮเ-ไะ-์]{0,8}?ที่(?!อยู่|ไหน)|ส่ง(?:ผม|หนู|เรา|ฉัน)ที่|and (?:then )?(?:take|bring|send|deliver)\b|(?:from|to)\s*:)/i;
