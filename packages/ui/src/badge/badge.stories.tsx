import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from './badge.tsx';
import { NewDot } from './new-dot.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: '', tone: 'brand', hasDot: true, isWaiting: false },
  argTypes: { children: { control: 'text' }, hasDot: { control: 'boolean' } },
  parameters: guide({
    aliases: ['label', 'tag', 'status', 'pill', 'ป้ายสถานะ'],
    use: [
      'With a dot, for the state of something in one or two words: finding a driver, delivering, cancelled.',
      'Without, for a tag or a count: "+2", "New". `bonus` is marigold and stands alone on a screen.',
    ],
    avoid: ['For something to press: a chip or a button.', 'For a message: a banner or a toast.'],
    notes: [
      'Plain text to a reader. The word says the state; colour and dot repeat it: a ring where somebody is waited for, a full dot where something goes on.',
      'A state that changes while one looks is spoken by the view, through the live announcer.',
    ],
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Badge {...args}>{args.children || say(globals, 'กำลังส่ง', 'Delivering')}</Badge>,
};
export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Badge tone="warn" isWaiting>
        {say(globals, 'หาคนขับ', 'Matching')}
      </Badge>
      <Badge tone="info" hasDot>
        {say(globals, 'กำลังไปรับ', 'On the way')}
      </Badge>
      <Badge tone="brand" hasDot>
        {say(globals, 'กำลังส่ง', 'Delivering')}
      </Badge>
      <Badge tone="success" hasDot>
        {say(globals, 'สำเร็จ', 'Completed')}
      </Badge>
      <Badge tone="danger" hasDot>
        {say(globals, 'ยกเลิก', 'Cancelled')}
      </Badge>
      <Badge hasDot>{say(globals, 'หมดเวลา', 'Expired')}</Badge>
    </div>
  ),
};
export const Tags: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Badge>+2</Badge>
      <Badge tone="brand">{say(globals, 'ใหม่', 'New')}</Badge>
      <Badge tone="info">{say(globals, 'นิติบุคคล', 'Company')}</Badge>
      <Badge tone="bonus">+฿400</Badge>
    </div>
  ),
};
export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <div className="sw-story-row">
        <Badge tone="warn" isWaiting>
          {say(
            globals,
            'รอผู้รับที่จุดส่งที่สองยืนยันเวลานัดใหม่อีกครั้งก่อนเที่ยงวันนี้',
            'Waiting until the person at the second drop-off confirms the new time before noon',
          )}
        </Badge>
      </div>
    </div>
  ),
};

/** Behind a title that was not opened yet. */
export const Dot: Story = {
  render: (_, { globals }) => (
    <p className="sw-strong">
      {say(globals, 'ส่งจากชลบุรี ลด 50%', '50% off from Chonburi')}
      <NewDot label={say(globals, 'ยังไม่ได้อ่าน', 'Not read yet')} />
    </p>
  ),
};
