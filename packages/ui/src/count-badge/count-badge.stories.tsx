import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Data/CountBadge',
  component: CountBadge,
  args: { count: 5, label: '', tone: 'neutral', max: 99 },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'attention'] },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
  },
  parameters: guide({
    aliases: ['counter', 'notification count', 'unread', 'ตัวเลขแจ้งเตือน', 'จำนวนที่ยังไม่อ่าน'],
    status: 'new',
    use: ['For how many wait behind a menu entry, a tab or a chip. Marigold if people wait for an answer, grey for things.'],
    avoid: ['For a status in words: Badge.', 'Where the number is the content itself: write it.'],
    notes: ['The number alone means nothing to a listener: `label` says what is counted and is read in its place.'],
  }),
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => (
    <CountBadge {...args} label={label || say(globals, `${args.count} งานกำลังส่ง`, `${args.count} deliveries under way`)} />
  ),
};

export const Tones: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <CountBadge count={5} label={say(globals, '5 งานกำลังส่ง', '5 deliveries under way')} />
      <CountBadge count={12} label={say(globals, '12 งานกำลังส่ง', '12 deliveries under way')} />
      <CountBadge count={1} tone="attention" label={say(globals, 'แชตยังไม่ได้อ่าน 1 ข้อความ', '1 unread message')} />
      <CountBadge count={240} tone="attention" label={say(globals, 'แชตยังไม่ได้อ่าน 240 ข้อความ', '240 unread messages')} />
    </div>
  ),
};
