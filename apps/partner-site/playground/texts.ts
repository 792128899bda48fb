import type { ValueProblem } from './fields/check-value.ts';

interface Texts {
  readonly name: string;
  readonly forDevelopers: string;
  readonly otherLanguage: string;
  readonly try: string;
  readonly read: string;
  readonly elements: Readonly<Record<string, string>>;
  readonly headline: Readonly<Record<string, string>>;
  readonly lead: string;
  readonly notSet: string;
  readonly others: (count: number) => string;
  readonly problems: Readonly<Record<ValueProblem, string>>;
  readonly suggestions: string;
  readonly token: {
    readonly left: string;
    readonly secondsLeft: (seconds: number) => string;
    readonly over: string;
    readonly renew: string;
    readonly failed: string;
  };
  readonly accent: {
    readonly label: string;
    readonly none: string;
    readonly bad: string;
    readonly as: (ratio: string) => string;
    readonly darker: string;
    readonly lighter: string;
    readonly given: string;
    readonly used: string;
    readonly swatches: readonly { readonly value: string; readonly label: string }[];
  };
  readonly snippet: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly copiedSnippet: string;
  readonly nextStep: string;
  readonly signing: string;
  readonly preview: string;
  readonly width: string;
  readonly full: string;
  readonly expand: string;
  readonly shrink: string;
  readonly inCorner: string;
  readonly events: string;
  readonly noEvents: string;
  readonly clear: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly help: string;
  readonly messages: string;
  readonly dismiss: string;
  readonly keep: string;
  readonly api: string;
  readonly examples: string;
}

const en: Texts = {
  name: 'Songwai',
  forDevelopers: 'for developers',
  otherLanguage: 'ไทย',
  try: 'Try',
  read: 'Read',
  elements: {
    'songwai-booking': 'Booking',
    'songwai-tracking': 'Tracking',
    'songwai-price-check': 'Price check',
    'songwai-drop-point': 'Drop point',
    'songwai-button': 'Floating button',
  },
  headline: {
    'songwai-booking': 'A booking form on your page',
    'songwai-tracking': 'Follow a delivery on your page',
    'songwai-price-check': 'Prices on your page',
    'songwai-drop-point': 'Ask where the bags go',
    'songwai-button': 'A button in the corner',
  },
  lead: 'Turn it until you like it, then copy the code.',
  notSet: 'Not set',
  others: (count) => `More attributes (${count})`,
  problems: {
    json: 'This is no JSON. Write names and texts in "double quotation marks", with a comma between two.',
    place: 'Write latitude and longitude with a comma: 13.7235,100.5142',
    token: 'This is no token. Paste the whole one from your server, or make a new test token.',
  },
  suggestions: 'Suggestions',
  token: {
    left: 'Test token, valid for',
    secondsLeft: (seconds) => `${seconds} seconds left`,
    over: 'Expired. An element that signed on before goes on.',
    renew: 'New token',
    failed: 'The server gave no token. Check that it runs, and press “New token” again.',
  },
  accent: {
    label: 'Your colour',
    none: 'Empty: our teal.',
    bad: 'Write the colour as #9c3a24, or as CSS knows it.',
    as: (ratio) => `Text on buttons ${ratio}:1, passes AA. Used as it is.`,
    darker: 'Too light on white: in the light theme a darker shade is used, in the dark theme your own.',
    lighter: 'Too dark on black: in the dark theme a lighter shade is used, in the light theme your own.',
    given: 'Your colour',
    used: 'The shade that is used',
    swatches: [
      { value: '#9c3a24', label: 'Terracotta' },
      { value: '#0b6b5d', label: 'Teal' },
      { value: '#c2185b', label: 'Raspberry' },
      { value: '#1e63e9', label: 'Blue' },
      { value: '#f4c22b', label: 'Yellow' },
    ],
  },
  snippet: 'Snippet',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the code and copy it',
  copiedSnippet: 'The code is copied',
  nextStep: 'Next step',
  signing: 'Sign tokens',
  preview: 'Live',
  width: 'Width',
  full: 'Full',
  expand: 'Show all',
  shrink: 'Show less',
  inCorner: 'The button is in the corner of this page. Press it.',
  events: 'Events that the page hears',
  noEvents: 'Nothing yet. Use the element.',
  clear: 'Clear',
  errors: {
    expired: 'The token lasts five minutes: press “New token”. On your own page, let your server sign another one.',
    bad_origin: 'This page’s origin is not registered for the partner. Ask us to add it, exactly as in the address bar.',
    unknown_partner: 'There is no such partner. Check the partner id.',
    unknownPartner: 'There is no such partner. Check the partner id.',
    bad_signature: 'The token was signed with another secret. Check that your server has the one that we gave you.',
    attributes: 'The element cannot read an attribute. What it says stands above.',
    other: 'What it means and what to do is in the help.',
  },
  help: 'Help',
  messages: 'Messages',
  dismiss: 'Close',
  keep: 'Leave it here',
  api: 'Server calls',
  examples: 'All examples',
};

const th: Texts = {
  name: 'ส่งไว',
  forDevelopers: 'สำหรับนักพัฒนา',
  otherLanguage: 'EN',
  try: 'ลองเล่น',
  read: 'อ่าน',
  elements: {
    'songwai-booking': 'การจอง',
    'songwai-tracking': 'ติดตาม',
    'songwai-price-check': 'เช็กราคา',
    'songwai-drop-point': 'จุดส่งกระเป๋า',
    'songwai-button': 'ปุ่มลอย',
  },
  headline: {
    'songwai-booking': 'ฟอร์มจองบนหน้าเว็บคุณ',
    'songwai-tracking': 'ติดตามของบนหน้าเว็บคุณ',
    'songwai-price-check': 'เช็กราคาบนหน้าเว็บคุณ',
    'songwai-drop-point': 'ถามว่าจะให้ส่งกระเป๋าที่ไหน',
    'songwai-button': 'ปุ่มลอยที่มุมหน้าเว็บ',
  },
  lead: 'ปรับให้ถูกใจ แล้วคัดลอกโค้ดไปวาง',
  notSet: 'ไม่กำหนด',
  others: (count) => `แอตทริบิวต์อื่น (${count})`,
  problems: {
    json: 'ยังไม่เป็น JSON ให้เขียนชื่อและข้อความใน "เครื่องหมายคำพูดคู่" และคั่นแต่ละรายการด้วยจุลภาค',
    place: 'เขียนละติจูดและลองจิจูดคั่นด้วยจุลภาค เช่น 13.7235,100.5142',
    token: 'ข้อความนี้ไม่ใช่โทเค็น วางโทเค็นทั้งชุดจากเซิร์ฟเวอร์ หรือออกโทเค็นทดลองใหม่',
  },
  suggestions: 'ตัวเลือกแนะนำ',
  token: {
    left: 'โทเค็นทดลอง เหลือ',
    secondsLeft: (seconds) => `เหลือ ${seconds} วินาที`,
    over: 'หมดอายุแล้ว เอลิเมนต์ที่เข้าสู่ระบบไปก่อนหน้านี้ยังใช้ต่อได้',
    renew: 'ออกใหม่',
    failed: 'เซิร์ฟเวอร์ยังไม่ได้ออกโทเค็น ตรวจว่าเซิร์ฟเวอร์ทำงานอยู่ แล้วกด “ออกใหม่” อีกครั้ง',
  },
  accent: {
    label: 'สีของคุณ',
    none: 'ถ้าเว้นว่างไว้ จะใช้สีเขียวของเรา',
    bad: 'เขียนสีแบบ #9c3a24 หรือแบบที่ CSS รู้จัก',
    as: (ratio) => `ข้อความบนปุ่ม ${ratio}:1 ผ่าน AA ใช้ตามนั้นได้`,
    darker: 'สีนี้จางเกินไปบนพื้นขาว เราใช้เฉดเข้มขึ้นในธีมสว่าง ส่วนธีมมืดใช้สีเดิม',
    lighter: 'สีนี้เข้มเกินไปบนพื้นดำ เราใช้เฉดสว่างขึ้นในธีมมืด ส่วนธีมสว่างใช้สีเดิม',
    given: 'สีของคุณ',
    used: 'เฉดที่ใช้จริง',
    swatches: [
      { value: '#9c3a24', label: 'ดินเผา' },
      { value: '#0b6b5d', label: 'เขียวทะเล' },
      { value: '#c2185b', label: 'ราสป์เบอร์รี' },
      { value: '#1e63e9', label: 'น้ำเงิน' },
      { value: '#f4c22b', label: 'เหลือง' },
    ],
  },
  snippet: 'โค้ด',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  copyFailed: 'เลือกโค้ดแล้วคัดลอกเอง',
  copiedSnippet: 'คัดลอกโค้ดแล้ว',
  nextStep: 'ขั้นต่อไป',
  signing: 'เซ็นโทเค็น',
  preview: 'ตัวอย่างจริง',
  width: 'ความกว้าง',
  full: 'เต็ม',
  expand: 'ดูทั้งหมด',
  shrink: 'ย่อ',
  inCorner: 'ปุ่มอยู่ที่มุมของหน้านี้ กดได้เลย',
  events: 'เหตุการณ์ที่หน้าเว็บได้ยิน',
  noEvents: 'ยังไม่มี ลองใช้เอลิเมนต์ดู',
  clear: 'ล้าง',
  errors: {
    expired: 'โทเค็นอยู่ได้ 5 นาที กด “ออกใหม่” บนหน้าเว็บของคุณให้เซิร์ฟเวอร์เซ็นโทเค็นใหม่',
    bad_origin: 'ยังไม่ได้ลงทะเบียนโดเมนของหน้านี้กับพาร์ตเนอร์ แจ้งเราให้เพิ่มตามที่เห็นในแถบที่อยู่',
    unknown_partner: 'ไม่พบพาร์ตเนอร์นี้ ตรวจรหัสพาร์ตเนอร์อีกครั้ง',
    unknownPartner: 'ไม่พบพาร์ตเนอร์นี้ ตรวจรหัสพาร์ตเนอร์อีกครั้ง',
    bad_signature: 'โทเค็นเซ็นด้วยคีย์ลับอื่น ตรวจว่าเซิร์ฟเวอร์ใช้คีย์ที่เราให้ไว้',
    attributes: 'เอลิเมนต์อ่านแอตทริบิวต์บางตัวไม่ได้ ดูรายละเอียดด้านบน',
    other: 'ดูความหมายและวิธีแก้ได้ในหน้าช่วยเหลือ',
  },
  help: 'ช่วยเหลือ',
  messages: 'ข้อความแจ้ง',
  dismiss: 'ปิด',
  keep: 'ค้างไว้',
  api: 'การเรียกจากเซิร์ฟเวอร์',
  examples: 'ตัวอย่างทั้งหมด',
};

/** The words of the page. */
export const texts: Readonly<Record<'th' | 'en', Texts>> = { th, en };
export type { Texts };
