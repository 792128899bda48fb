/** What is said around the pages, to the developer who looks at them. */
export const exampleTexts = {
  en: {
    about: 'About this example',
    code: 'The code',
    codeLead: 'This page is made of exactly this.',
    withoutToken: 'Only the guest’s token is left out: it is secret and lasts five minutes.',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Selected: press Ctrl+C or ⌘C',
    examples: 'All examples',
    view: 'Language and theme',
    light: 'Light',
    dark: 'Dark',
  },
  th: {
    about: 'เกี่ยวกับหน้าตัวอย่างนี้',
    code: 'โค้ดของหน้านี้',
    codeLead: 'หน้านี้ใช้โค้ดชุดนี้จริงทุกบรรทัด',
    withoutToken: 'ยกเว้นโทเค็นของลูกค้าที่ไม่ได้แสดงไว้ เพราะเป็นความลับและมีอายุเพียง 5 นาที',
    copy: 'คัดลอก',
    copied: 'คัดลอกแล้ว',
    failed: 'เลือกโค้ดไว้ให้แล้ว กด Ctrl+C หรือ ⌘C',
    examples: 'ตัวอย่างทั้งหมด',
    view: 'ภาษาและธีม',
    light: 'สว่าง',
    dark: 'มืด',
  },
} as const;
