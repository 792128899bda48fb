import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import './breakpoints.css';

const meta: Meta = {
  title: 'Foundation/Breakpoints',
  tags: ['picture', '!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const widths = [
  {
    from: 320,
    th: 'โทรศัพท์แคบ',
    en: 'Narrow phone',
    thUse: 'คอลัมน์เดียว ไม่มีอะไรล้นด้านข้าง แม้ตัวอักษร 200 %',
    enUse: 'One column, nothing scrolls sideways, also with text at 200 %.',
  },
  {
    from: 390,
    th: 'โทรศัพท์',
    en: 'Phone',
    thUse: 'แถบแท็บล่าง แถบปุ่มติดขอบล่าง แผ่นเลื่อนขึ้น',
    enUse: 'Tab bar and action bar at the bottom, sheets rise from the edge.',
  },
  {
    from: 600,
    th: 'โทรศัพท์แนวนอน',
    en: 'Large phone',
    thUse: 'กล่องโต้ตอบลอยกลางจอแทนแผ่นล่าง',
    enUse: 'Dialogs float in the middle instead of rising as sheets.',
  },
  {
    from: 760,
    th: 'แท็บเล็ต',
    en: 'Tablet',
    thUse: 'แถบข้างแบบไอคอน 72 สองคอลัมน์เมื่อจำเป็น',
    enUse: 'A rail of icons (72), two columns where they help.',
  },
  {
    from: 840,
    th: 'แผนที่อยู่ข้าง',
    en: 'Map beside',
    thUse: 'แผนที่อยู่ข้างฟอร์มแทนด้านบน',
    enUse: 'The map stands beside the form instead of above it.',
  },
  {
    from: 1080,
    th: 'เดสก์ท็อป',
    en: 'Desktop',
    thUse: 'แถบข้างกว้าง 260 พร้อมชื่อ ตารางเต็มคอลัมน์',
    enUse: 'A rail with names (260), tables with all their columns.',
  },
] as const;

/** The widths at which a screen changes its shape. Parts react to the room that they have, by container queries, not to the window. */
export const Breakpoints: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ความกว้างที่หน้าเปลี่ยนรูป', 'Breakpoints')}
      lead={say(
        globals,
        'หน้าเปลี่ยนรูปที่ความกว้างเหล่านี้ ส่วนคอมโพเนนต์ดูพื้นที่ของตัวเอง (container query) จึงใช้ในวิดเจ็ตแคบ ๆ ได้เหมือนกัน',
        'A screen changes its shape at these widths. Components look at their own room (container queries), so they fit a narrow widget too.',
      )}
    >
      <FoundationSection title={say(globals, 'จากแคบไปกว้าง', 'From narrow to wide')}>
        <ul className="sw-breakpoints">
          {widths.map(({ from, th, en, thUse, enUse }) => (
            <li key={from}>
              <span className={`sw-breakpoints__bar sw-breakpoints__bar--${from} sw-figures`}>{from}</span>
              <span className="sw-foundation__name">{say(globals, th, en)}</span>
              <span className="sw-foundation__note">{say(globals, thUse, enUse)}</span>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
