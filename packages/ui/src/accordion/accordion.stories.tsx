import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { AccordionProps } from './accordion.tsx';
import { Accordion } from './accordion.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Controls/Accordion',
  component: Accordion,
  args: { isSingle: false, headingLevel: 3, openIds: ['area'] },
  argTypes: { openIds: { control: false }, headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
  parameters: guide({
    aliases: ['collapse', 'disclosure', 'FAQ', 'expander', 'พับเก็บ', 'คำถามที่พบบ่อย'],
    use: ['For questions and answers, and for the parts of a long page of which most people need one.'],
    avoid: [
      'For what everybody has to read, or a form that has to be filled in: show it.',
      'For a menu: menu. For one row of a table: `renderBelow`.',
      'With `isSingle` where people compare answers.',
    ],
    keyboard: [
      ['Tab', 'goes from title to title, and into what is open'],
      ['Enter, Space', 'opens or closes'],
    ],
    pattern: 'accordion',
    notes: [
      'Titles are headings, so a screen reader jumps from one to the next; what is open is a region with its title’s name.',
      'The browser’s search in the page finds text that is closed, and opens it. Printed, everything is open.',
    ],
  }),
} satisfies Meta<AccordionProps>;
export default meta;
type Story = StoryObj<AccordionProps>;

const itemsIn = (lang: Lang) => [
  {
    id: 'area',
    title: say(lang, 'ส่งได้ที่ไหนบ้าง', 'Where do you deliver?'),
    content: (
      <p>
        {say(
          lang,
          'กรุงเทพฯ และปริมณฑล ปักหมุดแล้วระบบจะบอกทันทีว่าส่งได้หรือไม่',
          'In Bangkok and around it. Drop a pin, and we say at once whether we can.',
        )}
      </p>
    ),
  },
  {
    id: 'cancel',
    title: say(lang, 'ยกเลิกงานเสียเงินไหม', 'Does cancelling cost anything?'),
    content: (
      <p>
        {say(
          lang,
          'ยกเลิกฟรีก่อนคนขับถึงจุดรับ เงินคืนเข้ากระเป๋าเงินทันที',
          'Not before the driver is at the pick-up. The money is back in your wallet at once.',
        )}
      </p>
    ),
  },
  {
    id: 'invoice',
    title: say(
      lang,
      'บริษัทของฉันต้องใช้ใบกำกับภาษีเต็มรูปแบบทุกเที่ยว ขอย้อนหลังได้นานแค่ไหน และส่งไปที่ไหนได้บ้าง',
      'My company needs a full tax invoice for each ride. How long can I ask for one afterwards, and where is it sent?',
    ),
    content: <p>{say(lang, 'ขอได้ภายในเดือนเดียวกัน ส่งทางอีเมลเป็น PDF', 'Within the same month. It comes by e-mail as a PDF.')}</p>,
  },
];

function Questions({ lang, ...props }: Partial<AccordionProps> & { readonly lang: Lang }) {
  const [openIds, setOpenIds] = useState(props.openIds ?? []);
  return <Accordion headingLevel={3} items={itemsIn(lang)} {...props} openIds={openIds} onChange={setOpenIds} />;
}

export const Playground: Story = { render: (args, { globals }) => <Questions lang={globals} {...args} /> };
export const Closed: Story = { render: (_, { globals }) => <Questions lang={globals} /> };
export const SeveralOpen: Story = { render: (_, { globals }) => <Questions lang={globals} openIds={['area', 'invoice']} /> };
export const OneAtTime: Story = { render: (_, { globals }) => <Questions lang={globals} isSingle openIds={['cancel']} /> };

export const WithWhatIsChosen: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Questions
        lang={globals}
        items={[
          {
            id: 'status',
            title: say(globals, 'สถานะ', 'Status'),
            detail: say(globals, 'เลือก 2', '2 chosen'),
            content: <p>{say(globals, 'หาคนขับ กำลังส่ง', 'Matching, delivering')}</p>,
          },
          {
            id: 'when',
            title: say(globals, 'ช่วงเวลา', 'When'),
            detail: say(globals, 'วันนี้', 'Today'),
            content: <p>21/11/2026</p>,
          },
        ]}
      />
    </div>
  ),
};
