import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadTexts, type SharedNamespace } from '../src/i18n/load-texts.ts';
import { ruleCodes } from '../src/validation/rule-code.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Discouraged wording and its replacement. Longer words that contain it (เครื่องใส่ยา) are exempt. */
const notSaid: readonly (readonly [RegExp, string])[] = [
  [/จ่ายอย่างไร/, 'วิธีจ่าย'],
  [/จ่ายเงินสดที่จุดไหน/, 'ใครจ่ายเงินสดให้คนขับ'],
  [/ใครส่ง ใครรับ/, 'ข้อมูลผู้ส่งและผู้รับ'],
  [/จองอย่างไร/, 'จองง่ายใน 3 ขั้นตอน'],
  [/ลงชื่อเข้า|ล็อกอิน|ล็อคอิน/, 'เข้าสู่ระบบ'],
  [/เซสชัน|เซสชั่น/, 'หมดเวลาเข้าสู่ระบบ'],
  [/(?:'|ใน|อีก|ถึง|ครบ|อ่าน)ราว/, 'ประมาณ, คาดว่า'],
  [/กำลังขับ(?!รถ)/, 'กำลังเดินทาง'],
  [/(?<!เลขที่)(?<!ยกเลิก)(?<!ของ)งาน (J\d|\{\{id\}\}|\$\{jobId\})/, 'เลขที่งาน'],
  [/ถามราคา/, 'กำลังคำนวณราคาใหม่'],
  [/เราโทรได้/, 'ใช้ได้เฉพาะเบอร์โทรไทย'],
  [/(?<!ส่ง)วันถัดไป/, 'ส่งวันถัดไป, วันรุ่งขึ้น'],
  [/สำรองจ่ายให้/, 'สำรองจ่ายค่าสินค้า'],
  [/'(ขยาย|ย่อ)'|ขยายและย่อ/, 'ซูมเข้า, ซูมออก'],
  [/ตีกลับ/, 'กลับจุดรับ'],
  [/วางบิล/, 'ใบแจ้งหนี้รายเดือน'],
  [/(?<!คน|ขับ|ที่|ราย)โปรด/, 'กรุณา'],
  [/ใส่(รหัส|อีเมล|เบอร์|ชื่อ|ตัวเลข|เลข|จุด|ข้อมูล|โค้ด|น้ำหนัก|ใหม่)/, 'กรอก'],
  [/วอลเล็ต|วอลเล็ท/, 'กระเป๋าเงิน'],
  [/รถตู้ทึบ|รถคอก|รถห้องเย็น/, 'กระบะตู้ทึบ, กระบะคอก, กระบะตู้เย็น'],
  [/จุดส่งที่ (\d|\{|\$)/, 'จุดที่ {{number}}'],
  [/[Ff]ence truck|[Ss]take truck/, 'Stake-bed truck'],
];

/** Excludes migrations up to 0240, which corrects their wording, and this file. */
const isMendedElsewhere = (file: string) =>
  /migrations[\\/]0([01]\d\d|2[0-3]\d|240)-/.test(file) ||
  file.endsWith('thai-wording.test.ts') ||
  // What customers write in their chats, which is read and not said.
  /places[\\/]paste[\\/]words[\\/]/.test(file);

const written = ['packages', 'apps'].flatMap((floor) =>
  globSync(`${floor}/*/{src,tests,stories,foundation,pictures}/**/*.{ts,tsx,sql,html}`, { cwd: root }).filter(
    (file) => !/node_modules|\.data\.|[\\/]dist[\\/]/.test(file) && !isMendedElsewhere(file),
  ),
);

describe('Thai as it is written everywhere', () => {
  it('calls each thing by its one name', () => {
    const wrong = written.flatMap((file) =>
      readFileSync(`${root}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          notSaid.filter(([word]) => word.test(line)).map(([, instead]) => `${file}:${index + 1} → ${instead}: ${line.trim()}`),
        ),
    );
    expect(written.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});

/** A request without "please": a verb at the start, or after the description of a problem. */
const bareRequest =
  /(^|[\s”])(ลอง(?!บ่อย)|ตรวจ|กรอก|ใส่|เลือก(?!ได้)|กด(?!อีก)|เปลี่ยน(?!เป็น)|แก้|โหลด(?!ส่วน|หน้านี้ไม่|แผนที่ไม่|รายการ)|เลื่อน)/;
const namespaces: readonly SharedNamespace[] = [
  'account',
  'common',
  'errors',
  'forms',
  'map',
  'order',
  'portal',
  'stops',
  'tabs',
  'tracking',
];
const isAboutTrouble = (key: string) =>
  /^errors\.|Failed|failed|Error$|Empty$|Missing$|Outside$|notFound$|outside|unavailable|gatewayDown|broken/.test(key);

describe('Thai errors', () => {
  it('ask politely for what the person is to do, whichever rule refuses', async () => {
    const texts = await loadTexts('th', ['errors', 'forms']);
    const rude = ruleCodes.filter((code) => !(texts[`errors.${code}`] ?? texts[`forms.${code}`] ?? '').includes('กรุณา'));
    expect(rude).toEqual([]);
  });

  it('give no bare order', async () => {
    const texts = await loadTexts('th', namespaces);
    const bare = Object.entries(texts).filter(([key, text]) => isAboutTrouble(key) && bareRequest.test(text));
    expect(bare).toEqual([]);
  });
});
