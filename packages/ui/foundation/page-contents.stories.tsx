import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';

const meta: Meta = { title: 'Foundation/Contents of a page', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const parts = [
  ['ลิงก์ข้ามไปเนื้อหา', 'Skip link', 'ตัวแรกที่โฟกัสได้', 'The first thing that can be focused.'],
  [
    'หัวเรื่องเดียว',
    'One main heading',
    'h1 หนึ่งตัว บอกว่าอยู่หน้าไหน ตรงกับชื่อแท็บ',
    'One h1 that says where we are, as the title of the tab does.',
  ],
  [
    'สิ่งสำคัญเพียงหนึ่ง',
    'One thing that matters',
    'ปุ่มหลักหนึ่งปุ่ม สีดาวเรืองใช้บอกสิ่งนี้เท่านั้น',
    'One primary button; marigold marks this and nothing else.',
  ],
  [
    'สี่สภาพ',
    'Four states',
    'กำลังโหลด ว่าง ผิดพลาด และเต็ม ทุกที่ที่แสดงข้อมูล',
    'Loading, empty, failed and full, wherever data are shown.',
  ],
  [
    'ไม่มีอะไรหาย',
    'Nothing is lost',
    'สิ่งที่พิมพ์ไว้อยู่ครบหลังเกิดข้อผิดพลาด รีโหลด หรือเข้าสู่ระบบใหม่',
    'What was typed survives an error, a reload and another sign-in.',
  ],
  ['ทางกลับ', 'A way back', 'มีทางกลับหรือไปต่อเสมอ ไม่มีหน้าตัน', 'There is always a way back or on; no page is a dead end.'],
  ['สองภาษา', 'Two languages', 'ไทยก่อน อังกฤษครบ ตัดคำไทยถูกที่', 'Thai first, English complete, Thai words broken where they end.'],
  [
    'บอกเมื่อเปลี่ยน',
    'Changes are told',
    'ราคา เวลา และสถานะที่เปลี่ยน โปรแกรมอ่านหน้าจอพูดออกมา',
    'Prices, times and states that change are announced to screen readers.',
  ],
] as const;

/** What every page has, before it is anything in particular. */
export const ContentsOfPage: StoryObj = {
  name: 'Contents of a page',
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ในหนึ่งหน้ามีอะไร', 'Contents of a page')}
      lead={say(globals, 'รายการตรวจก่อนบอกว่าหน้าเสร็จแล้ว', 'The list to go through before a page is called done.')}
    >
      <FoundationSection title={say(globals, 'ทุกหน้า', 'Every page')}>
        <ol className="sw-foundation__grid">
          {parts.map(([th, en, thUse, enUse]) => (
            <li key={en} className="sw-foundation__card">
              <p className="sw-foundation__name">{say(globals, th, en)}</p>
              <p className="sw-foundation__note">{say(globals, thUse, enUse)}</p>
            </li>
          ))}
        </ol>
      </FoundationSection>
    </FoundationPage>
  ),
};
