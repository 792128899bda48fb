import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { ChatPin } from './chat-pin.tsx';

const meta = {
  title: 'Chat/ChatPin',
  component: ChatPin,
  args: { title: '' },
  argTypes: { detail: { control: false }, action: { control: false } },
  parameters: guide({
    aliases: ['pinned message', 'next stop', 'ปักหมุด', 'จุดถัดไป'],
    status: 'new',
    use: ['For what comes next in the delivery, below the head of its room, so that nobody has to ask.'],
    avoid: ['For a message of the product: Banner.', 'For the whole way: Timeline.'],
    notes: ['Its line is decoration; the words say it all.'],
  }),
} satisfies Meta<typeof ChatPin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ title }, { globals }) => (
    <ChatPin
      title={title || say(globals, 'ถึงสีลมคอมเพล็กซ์แล้ว', 'At Silom Complex')}
      detail={say(globals, 'เหลืออีก 1 จุด ส่งครบประมาณ 14:55 น.', 'One stop left, done at about 14:55')}
      action={<Button size="dense">{say(globals, 'ติดตาม', 'Track')}</Button>}
    />
  ),
};
export const TitleOnly: Story = {
  render: (_, { globals }) => <ChatPin title={say(globals, 'กำลังหาคนขับใหม่', 'We are finding another driver')} />,
};
export const HostileText: Story = {
  render: (_, { globals }) => (
    <ChatPin title={hostileTexts[0] ?? ''} action={<Button size="dense">{say(globals, 'ติดตาม', 'Track')}</Button>} />
  ),
};
