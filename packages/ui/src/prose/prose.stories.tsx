import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Prose } from './prose.tsx';
import { ProseHtml } from './prose-html.tsx';

const meta = {
  title: 'Foundation/Prose',
  component: Prose,
  args: { children: '' },
  argTypes: { children: { control: false } },
  parameters: guide({
    aliases: ['article', 'rich text', 'body text', 'markdown', 'บทความ', 'เนื้อความ'],
    status: 'new',
    use: ['Around a text that is read in full: news, help, terms. It gives paragraphs, lists and headings their distances.'],
    avoid: ['For the words of an interface: they have the classes of text (`sw-lead`, `sw-note`).'],
    notes: ['At most 720 px wide. Lines stand 1.7 apart, because Thai stacks marks above and below.'],
  }),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <Prose>
      <p>
        {say(
          globals,
          'ส่งไวใช้ข้อมูลของคุณเพื่อส่งของให้ถึงมือผู้รับ ไม่ขายข้อมูลให้ใคร และคุณขอดู แก้ไข หรือลบข้อมูลได้ทุกเมื่อ',
          'Songwai uses your data to bring a parcel to its receiver. We sell none of it, and you can see, correct or delete it at any time.',
        )}
      </p>
      <h2>{say(globals, 'ข้อมูลที่เราเก็บ', 'What we keep')}</h2>
      <p>{say(globals, 'สำหรับลูกค้า เราเก็บข้อมูลต่อไปนี้', 'About customers we keep the following:')}</p>
      <ul>
        <li>{say(globals, 'ชื่อ เบอร์โทร และอีเมล', 'Name, phone number and e-mail')}</li>
        <li>{say(globals, 'ที่อยู่และพิกัดของจุดรับและจุดส่ง', 'Addresses and positions of pick-up and drop-off')}</li>
        <li>{say(globals, 'ประวัติงาน การจ่ายเงิน และใบเสร็จ', 'Bookings, payments and receipts')}</li>
      </ul>
      <h3>{say(globals, 'เมื่อคุณขอลบข้อมูล', 'When you ask us to delete it')}</h3>
      <ol>
        <li>{say(globals, 'เรายืนยันว่าเป็นคุณ', 'We make sure that it is you.')}</li>
        <li>{say(globals, 'ลบภายใน 30 วัน แล้วแจ้งให้ทราบ', 'We delete it within 30 days and tell you.')}</li>
      </ol>
      <blockquote>
        {say(
          globals,
          'ใบเสร็จต้องเก็บไว้ 5 ปีตามประมวลรัษฎากร จึงลบก่อนกำหนดไม่ได้',
          'Receipts have to be kept for five years under the Revenue Code and cannot go earlier.',
        )}
      </blockquote>
    </Prose>
  ),
};

/** A text that comes as HTML: its steps stand on the route line. */
export const FromHtml: Story = {
  render: (_, { globals }) => (
    <ProseHtml
      html={say(
        globals,
        '<h2>ใช้โค้ดอย่างไร</h2><ol><li>เลือกจุดรับและจุดส่ง</li><li>กด “ใช้โค้ดนี้จอง” โค้ดจะกรอกให้เอง</li><li>เห็นราคาใหม่ แล้วกดจอง</li></ol><h2>เงื่อนไข</h2><ul><li>งานละหนึ่งโค้ด</li></ul>',
        '<h2>How to use it</h2><ol><li>Choose where from and where to</li><li>Press “Book with this code”, which enters it</li><li>See the new price, and book</li></ol><h2>Terms</h2><ul><li>One code a job</li></ul>',
      )}
    />
  ),
};
