/** A colour token, its purpose, and the token of the text set on it. */
export interface ColourRole {
  /** Name without the prefix: `brand-tint` is `--songwai-brand-tint`. */
  readonly name: string;
  readonly on: string;
  readonly th: string;
  readonly en: string;
}

/** The colours on the foundation page, grouped by purpose. */
export const colourRoles: readonly { readonly th: string; readonly en: string; readonly roles: readonly ColourRole[] }[] = [
  {
    th: 'พื้นและตัวอักษร',
    en: 'Surfaces and text',
    roles: [
      { name: 'canvas', on: 'ink', th: 'พื้นหลังของหน้า', en: 'What a page lies on' },
      { name: 'surface', on: 'ink', th: 'พื้นการ์ดและแผง', en: 'Cards and panels' },
      { name: 'raised', on: 'ink', th: 'พื้นของสิ่งที่ลอย', en: 'What floats' },
      { name: 'sunken', on: 'ink-soft', th: 'พื้นที่จมลง', en: 'What lies deeper' },
      { name: 'ink', on: 'surface', th: 'ตัวอักษร', en: 'Text' },
      { name: 'ink-soft', on: 'surface', th: 'ตัวอักษรรอง', en: 'Secondary text' },
      { name: 'line', on: 'ink-soft', th: 'เส้นแบ่ง (ประดับ)', en: 'What merely separates' },
      { name: 'control-border', on: 'surface', th: 'ขอบช่องกรอก', en: 'Edges of controls, 3 : 1' },
    ],
  },
  {
    th: 'แบรนด์',
    en: 'Brand',
    roles: [
      { name: 'brand', on: 'on-brand', th: 'ปุ่มหลักและเส้นทาง', en: 'Primary actions, the route line' },
      { name: 'brand-strong', on: 'surface', th: 'ตัวเน้น', en: 'Emphasis' },
      { name: 'brand-tint', on: 'brand-strong', th: 'พื้นที่เลือก', en: 'What is chosen' },
      { name: 'marigold', on: 'on-marigold', th: 'จุดที่สนใจ โบนัส', en: 'The stop in focus, the bonus' },
      { name: 'deep', on: 'on-deep', th: 'แถบเข้ม', en: 'Deep bands' },
    ],
  },
  {
    th: 'สถานะ',
    en: 'What happened',
    roles: [
      { name: 'danger', on: 'on-danger', th: 'ผิดพลาด ยกเลิก', en: 'Wrong, cancelled' },
      { name: 'danger-tint', on: 'danger', th: 'พื้นของผิดพลาด', en: 'Ground of an error' },
      { name: 'warn-tint', on: 'warn', th: 'เตือน รอคนขับ', en: 'A warning, waiting' },
      { name: 'success-tint', on: 'success', th: 'สำเร็จ', en: 'Done' },
      { name: 'info-tint', on: 'info', th: 'กำลังส่ง', en: 'Under way' },
    ],
  },
];
