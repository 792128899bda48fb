import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { TypingNote } from './typing-note.tsx';

const meta = {
  title: 'Chat/TypingNote',
  component: TypingNote,
  args: { text: '' },
  argTypes: { text: { description: 'Empty: the example’s own text in the chosen language.' } },
  parameters: guide({
    aliases: ['typing indicator', 'three dots', 'กำลังพิมพ์'],
    status: 'new',
    use: ['Between the log and the field, while somebody else writes.'],
    avoid: ['For what is being loaded: Spinner or Skeleton.'],
    notes: ['Not announced, because it comes and goes. Its dots do not move where motion is reduced.'],
  }),
} satisfies Meta<typeof TypingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ text }, { globals }) => <TypingNote text={text || say(globals, 'สมชายกำลังพิมพ์', 'Somchai is writing')} />,
};
export const HostileName: Story = { args: { text: `${hostileTexts[0]} …` } };
