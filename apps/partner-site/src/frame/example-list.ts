/** A page of the site that shows one way to embed. */
export interface ExamplePage {
  readonly path: string;
  readonly name: Readonly<Record<'th' | 'en', string>>;
  /** What a developer learns there. */
  readonly shows: Readonly<Record<'th' | 'en', string>>;
}

/** Every page, in the order in which they are shown. */
export const examplePages: readonly ExamplePage[] = [
  {
    path: '/',
    name: { en: 'Hotel guest', th: 'แขกของโรงแรม' },
    shows: {
      en: 'One script tag and one element, a token from your server, and tracking on the same page.',
      th: 'สคริปต์หนึ่งบรรทัด เอลิเมนต์หนึ่งตัว โทเค็นจากเซิร์ฟเวอร์ของคุณ และติดตามของได้ในหน้าเดียวกัน',
    },
  },
  {
    path: '/shop',
    name: { en: 'Shop checkout', th: 'หน้าชำระเงินของร้าน' },
    shows: {
      en: 'The element inside your own form: fixed pick-up, prefilled receiver, your order number, required.',
      th: 'เอลิเมนต์อยู่ในฟอร์มของร้าน จุดรับตายตัว กรอกผู้รับไว้ให้ ใช้เลขคำสั่งซื้อของร้าน และบังคับให้จองก่อนส่งฟอร์ม',
    },
  },
  {
    path: '/prices',
    name: { en: 'Delivery prices', th: 'เช็กค่าส่ง' },
    shows: {
      en: 'Prices from your door at your rates. Nobody signs in.',
      th: 'ค่าส่งจากหน้าร้านตามเรตของคุณ โดยลูกค้าไม่ต้องเข้าสู่ระบบ',
    },
  },
  {
    path: '/bags',
    name: { en: 'Luggage drop point', th: 'จุดส่งกระเป๋า' },
    shows: {
      en: 'The page behind a signed link: the guest says where the bags go.',
      th: 'หน้าที่เปิดจากลิงก์ที่เซ็นไว้ ให้แขกบอกว่าจะให้ส่งกระเป๋าไปที่ไหน',
    },
  },
  {
    path: '/plain',
    name: { en: 'Plain HTML', th: 'HTML ไฟล์เดียว' },
    shows: {
      en: 'A single file without a server or a build: save it and open it.',
      th: 'ไฟล์เดียวจบ ไม่ต้องมีเซิร์ฟเวอร์หรือขั้นตอน build',
    },
  },
  {
    path: '/react',
    name: { en: 'React', th: 'React' },
    shows: {
      en: 'Rendered on the server, hydrated in the browser, events in state, tokens by callback.',
      th: 'เรนเดอร์จากเซิร์ฟเวอร์แล้ว hydrate ในเบราว์เซอร์ เก็บเหตุการณ์ไว้ใน state และขอโทเค็นผ่าน callback',
    },
  },
  {
    path: '/strict',
    name: { en: 'Strict policy', th: 'นโยบายเข้มงวด' },
    shows: {
      en: 'An exact version with its integrity, by nonce, under Trusted Types, and what preflight() says.',
      th: 'ระบุเวอร์ชันพร้อมค่า integrity อนุญาตด้วย nonce ใต้ Trusted Types และดูผลจาก preflight()',
    },
  },
  {
    path: '/playground',
    name: { en: 'Playground', th: 'ลองปรับเอง' },
    shows: {
      en: 'Every attribute of every element, live, with the snippet to copy.',
      th: 'ปรับแอตทริบิวต์ของทุกเอลิเมนต์ เห็นผลทันที แล้วคัดลอกโค้ดไปวาง',
    },
  },
];
