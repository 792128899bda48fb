import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';

const meta: Meta = { title: 'Foundation/Print', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const rules = [
  ['สีดำบนกระดาษขาวเสมอ แม้หน้าจอเป็นโหมดมืด', 'Black on white, also when the screen is dark.'],
  ['ปุ่ม แผนที่ที่กดได้ และสิ่งที่ลอยไม่พิมพ์ออกมา', 'Buttons, controls of maps and what floats are left out.'],
  ['การ์ด แถวตาราง และจุดส่งไม่ถูกตัดกลางหน้า', 'A card, a row of a table and a stop are not cut by the end of a page.'],
  ['หัวตารางพิมพ์ซ้ำทุกหน้า', 'The head of a table is repeated on each page.'],
  ['ลิงก์ออกนอกเว็บพิมพ์ที่อยู่ไว้ข้างหลัง', 'A link to another site is followed by its address.'],
  ['ป้ายสถานะและเส้นทางพิมพ์สีจริง เพราะสีมีความหมาย', 'Badges and the route line print their colours, because these mean something.'],
] as const;

/** What changes on paper. Screens do nothing for it, but for `sw-not-on-paper` on what is of no use there. */
export const Print: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'พิมพ์บนกระดาษ', 'Print')}
      lead={say(
        globals,
        'ทุกหน้าพิมพ์ได้โดยไม่ต้องทำอะไรเพิ่ม สิ่งที่ไม่มีประโยชน์บนกระดาษใช้คลาส sw-not-on-paper',
        'Every screen can be printed as it is. What is of no use on paper has the class sw-not-on-paper.',
      )}
    >
      <FoundationSection title={say(globals, 'สิ่งที่เปลี่ยน', 'What changes')}>
        <ul className="sw-foundation__grid">
          {rules.map(([th, en]) => (
            <li key={en} className="sw-foundation__card">
              {say(globals, th, en)}
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
