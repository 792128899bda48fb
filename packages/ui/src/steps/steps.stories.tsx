import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { StoryDrawing } from '../../tests/story-drawing.tsx';
import { Steps } from './steps.tsx';

type Lang = Record<string, unknown>;

const howItWorks = (lang: Lang) => [
  {
    id: 'stops',
    title: say(lang, 'บอกจุดรับและจุดส่ง', 'Say where from and where to'),
    detail: say(lang, 'พิมพ์ชื่อสถานที่ วางพิกัด หรือปักหมุดบนแผนที่', 'Type a place, paste coordinates or drop a pin.'),
  },
  {
    id: 'vehicle',
    title: say(lang, 'เลือกรถตามขนาดของ', 'Choose a vehicle by size'),
    detail: say(lang, 'เห็นราคารถทุกแบบพร้อมกัน เลือกวิธีจ่ายที่สะดวก', 'See every price at once, and pay as it suits you.'),
  },
  {
    id: 'track',
    title: say(lang, 'ติดตามจนถึงมือผู้รับ', 'Follow it to the door'),
    detail: say(lang, 'แชร์ลิงก์ให้ผู้รับดูคนขับบนแผนที่ ไม่ต้องเข้าสู่ระบบ', 'Share a link: the receiver sees the driver without signing in.'),
  },
];

const booking = (lang: Lang) => [
  { id: 'stops', title: say(lang, 'จุดรับส่ง', 'Stops') },
  { id: 'vehicle', title: say(lang, 'รถ', 'Vehicle') },
  { id: 'contacts', title: say(lang, 'ผู้ติดต่อ', 'Contacts') },
  { id: 'review', title: say(lang, 'ตรวจทาน', 'Review') },
  { id: 'booked', title: say(lang, 'จองแล้ว', 'Booked') },
];

const meta = {
  title: 'Route/Steps',
  component: Steps,
  args: { label: '', steps: [], size: 'large', headingLevel: 3 },
  argTypes: {
    label: { control: false },
    steps: { control: false },
    moving: { control: false },
    currentId: { control: 'inline-radio', options: [undefined, 'stops', 'vehicle', 'track'] },
  },
  parameters: guide({
    aliases: ['stepper', 'wizard steps', 'how it works', 'progress steps', 'ขั้นตอน', 'ขั้นที่'],
    status: 'new',
    use: [
      '`large`: what happens one after the other, on a page for people who do not know us yet.',
      '`small`: above a form filled in three to five parts, so that one sees how much is left.',
    ],
    avoid: [
      'For the stops of a delivery: RouteLine. For what has happened: Timeline.',
      'For how much of a task is done: Progress. For points with dates or sums between them: LineTrack.',
    ],
    notes: [
      'A list in order. The step one is at has `aria-current`; those before it say that they are done.',
      'It looks at its own width, not at the window’s: under 600 px `large` stands up; under 420 px `small` shows the current title only.',
    ],
  }),
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

const explained = (lang: Lang) => ({ label: say(lang, 'จองง่ายใน 3 ขั้นตอน', 'How booking works'), steps: howItWorks(lang) });
const filled = (lang: Lang) => ({
  label: say(lang, 'ขั้นตอนการจอง', 'Steps of a booking'),
  doneLabel: say(lang, 'ทำแล้ว', 'Done'),
  steps: booking(lang),
  size: 'small' as const,
});

export const Playground: Story = {
  render: ({ size, currentId, headingLevel }, { globals }) => (
    <Steps {...explained(globals)} {...{ size, currentId, headingLevel }} doneLabel={say(globals, 'ทำแล้ว', 'Done')} />
  ),
};
export const WithMovingDrawing: Story = {
  render: (_, { globals }) => <Steps {...explained(globals)} moving={<StoryDrawing size="box" />} />,
};
export const AboveForm: Story = { render: (_, { globals }) => <Steps {...filled(globals)} currentId="contacts" /> };
export const FirstStep: Story = { render: (_, { globals }) => <Steps {...filled(globals)} currentId="stops" /> };
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Steps {...filled(globals)} currentId="contacts" />
      <Steps {...explained(globals)} />
    </div>
  ),
};
