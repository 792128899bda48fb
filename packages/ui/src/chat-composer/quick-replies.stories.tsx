import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { QuickReplies } from './quick-replies.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Chat/QuickReplies',
  component: QuickReplies,
  args: { label: '', replies: [], onPick: nothing },
  argTypes: { replies: { control: false } },
  parameters: guide({
    aliases: ['suggested replies', 'canned responses', 'คำตอบด่วน'],
    status: 'new',
    use: ['Over the composer, for answers that follow from what was asked last. A tap sends.'],
    avoid: ['For options that stay chosen: ChoiceChips or FilterChips.'],
    keyboard: [['Tab', 'from one to the next; each is a button']],
    notes: ['One line that scrolls; the row has a name and vanishes when there is nothing to offer.'],
  }),
} satisfies Meta<typeof QuickReplies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <QuickReplies
        label={say(globals, 'คำตอบด่วน', 'Quick answers')}
        onPick={nothing}
        replies={[
          { id: 'leave', text: say(globals, 'ฝากไว้ได้เลย', 'You can leave it') },
          { id: 'wait', text: say(globals, 'รอสักครู่', 'One moment') },
          { id: 'call', text: say(globals, 'โทรหาผู้รับอีกครั้ง', 'Call the receiver again') },
          { id: 'lobby', text: say(globals, 'เปลี่ยนจุดรับเป็นล็อบบี้', 'Meet at the lobby') },
        ]}
      />
    </div>
  ),
};
export const HostileTexts: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <QuickReplies
        label={say(globals, 'คำตอบด่วน', 'Quick answers')}
        onPick={nothing}
        replies={hostileTexts.map((text, index) => ({ id: String(index), text }))}
      />
    </div>
  ),
};
