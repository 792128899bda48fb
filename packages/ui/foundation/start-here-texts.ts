interface Explained {
  /** As the sidebar or the toolbar spells it; English in both languages. */
  readonly name: string;
  readonly text: { readonly th: string; readonly en: string };
}

/** The sections of the sidebar, from the bottom layer up. */
export const stations: readonly Explained[] = [
  {
    name: 'Foundation',
    text: {
      th: 'สี ตัวอักษร ระยะ การเคลื่อนไหว ไอคอน รถ และถ้อยคำ: เหตุผลที่ทุกหน้าหน้าตาและน้ำเสียงเดียวกัน',
      en: 'Colour, type, space, motion, icons, vehicles and voice: why every page looks and sounds alike.',
    },
  },
  {
    name: 'Controls, Fields, Choices, Overlays, Feedback, Data, Route, Map',
    text: {
      th: 'ชิ้นส่วนที่ไม่รู้เรื่องธุรกิจ ใช้ที่ไหนก็ได้ ชิ้นละหนึ่งหน้า พร้อมทุกสถานะ',
      en: 'Components that know nothing of couriers and can stand anywhere: a page each, with every state.',
    },
  },
  {
    name: 'Order, Tracking',
    text: {
      th: 'ชิ้นส่วนที่รู้เรื่องส่งของ: การ์ดจุดส่ง รถ ราคา เวลา คนขับ ใช้ร่วมกันทั้งเว็บและวิดเจ็ต',
      en: 'Composites that know the business, shared by the portal and the widget: stops, vehicles, prices, times, drivers.',
    },
  },
  {
    name: 'Portal',
    text: {
      th: 'ทั้งหน้าอย่างที่ลูกค้าเห็น ด้วยข้อมูลตัวอย่างชุดเดียวกันทุกครั้ง',
      en: 'Whole pages as a customer meets them, always with the same made-up data.',
    },
  },
];

/** The parts of a component's docs page. */
export const explainedOnEachPage: readonly Explained[] = [
  {
    name: 'Use it · Choose something else',
    text: {
      th: 'เมื่อไรควรใช้ เมื่อไรไม่ควร และควรใช้อะไรแทน อ่านก่อนหยิบไปใช้',
      en: 'When it is the right choice, when it is not, and what is instead. Read this before you take it.',
    },
  },
  {
    name: 'Keys',
    text: {
      th: 'ปุ่มคีย์บอร์ดทุกปุ่มที่ใช้ได้ ตามแบบแผน ARIA ที่ลิงก์ไว้ และสิ่งที่โปรแกรมอ่านหน้าจอพูด',
      en: 'Every key it answers to, the ARIA pattern behind it, and what a screen reader says.',
    },
  },
  {
    name: 'Playground',
    text: {
      th: 'ลองเปลี่ยนค่าทุกตัวได้ในแผง Controls',
      en: 'Change every property in the Controls panel and see what becomes of it.',
    },
  },
  {
    name: 'States',
    text: {
      th: 'ว่าง กรอกแล้ว ผิด ปิดใช้ กำลังโหลด ข้อความยาว และอื่นๆ ทุกสถานะมีภาพของตัวเอง',
      en: 'Empty, filled, wrong, disabled, loading, text that is too long: each has a story of its own.',
    },
  },
];

/** The toolbar settings above a story. */
export const toolbars: readonly Explained[] = [
  {
    name: 'Language',
    text: { th: 'ไทยหรืออังกฤษ ไทยมาก่อนเสมอ', en: 'Thai or English. Thai comes first.' },
  },
  {
    name: 'Theme',
    text: { th: 'สว่างหรือมืด คอนทราสต์ผ่าน AA ทั้งสองแบบ', en: 'Light or dark; both pass AA.' },
  },
  {
    name: 'Where it stands',
    text: {
      th: 'หน้าของเรา หรือใน shadow root บนหน้าเว็บที่ตั้งสไตล์ชนกับเราทุกอย่าง ต้องดูเหมือนกันทั้งสองที่',
      en: 'On a page of ours, or in a shadow root on a stranger’s page that styles against us. It has to look the same.',
    },
  },
  {
    name: 'Viewport',
    text: {
      th: 'มือถือ 390 และ 320 หรือจอ 1440',
      en: 'A phone of 390, a narrow one of 320, a desktop of 1440.',
    },
  },
  {
    name: 'Accessibility',
    text: { th: 'แผงด้านล่าง: ผลตรวจของ axe สำหรับภาพที่เปิดอยู่', en: 'A panel below: what axe says of the story that is open.' },
  },
];

/** The checks that the test suite runs on each story. */
export const tests: readonly Explained[] = [
  {
    name: 'axe',
    text: { th: 'ทุกภาพ ทั้งสองภาษา ต้องไม่มีข้อผิดพลาดด้านการเข้าถึง', en: 'Every story, in both languages, without a violation.' },
  },
  {
    name: 'React and Preact',
    text: {
      th: 'ทุกชิ้นวาดได้ด้วยทั้งสองตัว และใน shadow root',
      en: 'Every component is drawn by both, and inside a shadow root.',
    },
  },
  {
    name: 'Pictures',
    text: {
      th: 'หน้าพื้นฐานและหน้าจอเต็มเทียบกับภาพที่ยอมรับแล้วสองขนาด ต่างไปเมื่อไรก็รู้',
      en: 'Foundation pages and screens are compared with accepted pictures at two sizes: nothing changes unnoticed.',
    },
  },
];
