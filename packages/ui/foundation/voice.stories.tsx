import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import './voice.css';

const meta: Meta = { title: 'Foundation/Voice', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

/** Wording to use and wording to avoid. Both languages are always shown, because each is written for itself. */
const sayings = [
  {
    th: 'ข้อผิดพลาดบอกสิ่งที่เกิด และสิ่งที่ทำได้',
    en: 'An error says what happened and what to do',
    good: [
      'ที่อยู่นี้อยู่นอกพื้นที่บริการ เลือกจุดในกรุงเทพฯ ปริมณฑล หรือชลบุรี',
      'This address is outside our area. Choose one in Bangkok, its vicinity or Chonburi.',
    ],
    bad: ['ข้อมูลไม่ถูกต้อง (E-1032)', 'Invalid input (E-1032)'],
  },
  {
    th: 'ปุ่มเป็นคำกริยา และบอกจำนวนเงิน',
    en: 'A button is a verb, with the sum where money moves',
    good: ['จองในราคา ฿466.45', 'Book for ฿466.45'],
    bad: ['ตกลง', 'OK'],
  },
  {
    th: 'สั้น สุภาพ ชัด ไม่แปลคำต่อคำ',
    en: 'Short, polite, concrete; never translated word by word',
    good: ['คุณสมชายจะถึงในอีกประมาณ 6 นาที', 'Somchai arrives in about 6 minutes'],
    bad: ['ผู้ขับขี่ของท่านกำลังอยู่ในระหว่างการเดินทาง', 'Your order is currently being processed'],
  },
  {
    th: 'ราคาไม่มีทศนิยมเมื่อเป็นจำนวนเต็ม วันที่แบบวัน/เดือน/ปี วันที่ยาวใช้พุทธศักราช',
    en: 'No decimals when whole; DD/MM/YYYY; long dates in Thai in the Buddhist era',
    good: ['฿1,250 · 21/11/2026 · 21 พฤศจิกายน 2569', '฿1,250 · 21/11/2026 · 21 November 2026'],
    bad: ['1250.00 บาท · 11/21/26', 'THB 1250.00 · 11/21/26'],
  },
] as const;

export const Voice: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ถ้อยคำ', 'Voice')}
      lead={say(
        globals,
        'ภาษาไทยมาก่อน เขียนเป็นไทย ไม่ใช่แปลเป็นไทย อังกฤษเขียนดีเท่ากัน',
        'Thai comes first and is written, not translated. English is written as well.',
      )}
    >
      {sayings.map(({ th, en, good, bad }) => (
        <FoundationSection key={en} title={say(globals, th, en)}>
          <div className="sw-voice">
            <Said mark={say(globals, 'พูดแบบนี้', 'Say')} texts={good} tone="good" />
            <Said mark={say(globals, 'ไม่พูดแบบนี้', 'Do not say')} texts={bad} tone="bad" />
          </div>
        </FoundationSection>
      ))}
    </FoundationPage>
  ),
};

interface SaidProps {
  readonly mark: string;
  readonly texts: readonly [th: string, en: string];
  readonly tone: 'good' | 'bad';
}

function Said({ mark, texts: [th, en], tone }: SaidProps) {
  return (
    <div className={`sw-voice__said sw-voice__said--${tone}`}>
      <p className="sw-voice__mark">{mark}</p>
      <p lang="th">{th}</p>
      <p lang="en">{en}</p>
    </div>
  );
}
