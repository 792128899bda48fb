import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import './type.css';

const meta: Meta = { title: 'Foundation/Type', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const sizes = [
  ['display', '56 / 1.3 · 600', 'ส่งวันนี้ ถึงวันนี้', 'Sent today'],
  ['40', '40 / 1.25 · 700', '฿1,240', '฿1,240'],
  ['34', '34 / 1.3 · 600', 'รู้ราคาก่อนเรียก', 'Know the price first'],
  ['26', '26 / 1.3 · 600', 'กระเป๋าเงิน ฿3,482.50', 'Wallet ฿3,482.50'],
  ['20', '20 / 1.3 · 600', 'คนขับกำลังไปรับของที่ปิ่นน้ำ', 'Your driver is on the way'],
  ['17', '17 / 1.55 · 400', 'เข้ารับภายใน 45 นาที ทั่วกรุงเทพฯ', 'Picked up within 45 minutes'],
  ['15', '15 / 1.55 · 400', 'ผู้รับเปิดลิงก์ดูได้เลย ไม่ต้องสมัคร ไม่ต้องโหลดแอป', 'The receiver opens the link: no account, no app'],
  ['13', '13 / 1.55 · 400', 'เลขที่งาน J000-48213 วันนี้ 14:05', 'Job J000-48213, today 14:05'],
] as const;

/** One typeface, Anuphan, in eight sizes, each shown with Thai and Latin text. */
export const Type: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ตัวอักษร', 'Type')}
      lead={say(
        globals,
        'Anuphan ตัวเดียวทั้งไทยและอังกฤษ ระยะบรรทัด 1.55 เผื่อสระและวรรณยุกต์ซ้อนบนล่าง ตัวเลขในราคาและตารางกว้างเท่ากัน',
        'One face for both scripts. Lines stand 1.55 apart, because Thai stacks vowels and tones above and below. Figures in prices and tables are of one width.',
      )}
    >
      <div className="sw-foundation__card sw-type">
        {sizes.map(([size, figures, thai, english]) => (
          <div key={size} className="sw-type__row">
            <p className="sw-foundation__note sw-figures">{figures}</p>
            <p className={`sw-type__sample sw-type__sample--${size}`} lang="th">
              {thai}
            </p>
            <p className={`sw-type__sample sw-type__sample--${size}`} lang="en">
              {english}
            </p>
          </div>
        ))}
      </div>
      <FoundationSection title={say(globals, 'ตัวเลข', 'Figures')}>
        <div className="sw-foundation__card sw-type__figures sw-figures">
          <p>฿1,234.50</p>
          <p>฿987.00</p>
          <p>฿11,111.11</p>
        </div>
      </FoundationSection>
    </FoundationPage>
  ),
};
