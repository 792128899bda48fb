import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, MapPin, Package, TriangleAlert } from 'lucide';
import { hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ChatEvent, ChatNote } from './chat-event.tsx';

const meta = {
  title: 'Chat/ChatEvent',
  component: ChatEvent,
  args: { icon: Package, title: '', time: '13:31' },
  argTypes: { icon: { control: false }, title: { description: 'Empty: the example’s own text in the chosen language.' } },
  parameters: guide({
    aliases: ['system message', 'timeline node', 'เหตุการณ์', 'ข้อความระบบ'],
    status: 'new',
    use: ['For what happened to the delivery, between the bubbles of its room: a chat is a delivery with words.'],
    avoid: ['For what a person wrote: ChatBubble.', 'For a day or who has come to help: ChatNote.'],
    notes: ['It is one row of the log, read with its time.'],
  }),
} satisfies Meta<typeof ChatEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <ul className="sw-story-column">
      <ChatEvent {...args} title={args.title || say(globals, 'รับของแล้ว', 'Picked up')} />
    </ul>
  ),
};

export const Kinds: Story = {
  render: (_, { globals }) => (
    <ul className="sw-story-column">
      <ChatNote>{say(globals, 'วันนี้', 'Today')}</ChatNote>
      <ChatEvent icon={Check} title={say(globals, 'สมชายรับงานแล้ว', 'Somchai took the job')} time="13:12" />
      <ChatEvent icon={MapPin} title={say(globals, 'ถึงสีลมคอมเพล็กซ์', 'At Silom Complex')} time="13:57" />
      <ChatNote>{say(globals, 'คุณแพรเข้ามาช่วยดูแล 11:05', 'Prae has come to help, 11:05')}</ChatNote>
      <ChatNote look="mark">{say(globals, 'ยังไม่ได้อ่าน', 'Not read yet')}</ChatNote>
      <ChatEvent icon={TriangleAlert} title={hostileTexts[0] ?? ''} time="13:58" />
    </ul>
  ),
};
