import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatPicture, chatTalk, hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import type { ChatBubbleProps } from './chat-bubble.tsx';
import { ChatBubble } from './chat-bubble.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Chat/ChatBubble',
  component: ChatBubble,
  args: { side: 'own', author: 'You', state: 'read', isGrouped: false },
  argTypes: {
    side: { control: 'inline-radio', options: ['own', 'other'] },
    state: { control: 'inline-radio', options: ['sending', 'waiting', 'sent', 'read', 'failed'] },
    text: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    photo: { control: false },
    original: { control: false },
    actions: { control: false },
  },
  parameters: guide({
    aliases: ['message', 'speech bubble', 'ข้อความแชต', 'บอลลูน'],
    status: 'new',
    types: { file: 'src/chat-log/chat-bubble.tsx', names: ['BubbleState', 'BubblePhoto'] },
    use: ['For what a person wrote in a chat, inside a ChatLog.'],
    avoid: ['For what happened to the delivery: ChatEvent.', 'For what the product itself says: Banner or ChatNote.'],
    notes: [
      'A listener hears who wrote it before its text; the eye sees that by the side.',
      'Its text is shown as typed: no markup, no links, and each text reads in its own direction.',
      'What is not sent keeps its line of state even in the middle of a group.',
    ],
  }),
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => {
    const talk = chatTalk(globals);
    return (
      <ul className="sw-story-column">
        <ChatBubble
          {...args}
          author={args.side === 'own' ? talk.you : talk.driver}
          text={args.text || talk.flowers}
          time="13:13"
          stateText={args.side === 'own' && args.state ? talk[args.state] : undefined}
          state={args.side === 'own' ? args.state : undefined}
        />
      </ul>
    );
  },
};

export const States: Story = {
  render: (_, { globals }) => {
    const talk = chatTalk(globals);
    const own = (more: Partial<ChatBubbleProps>) => <ChatBubble side="own" author={talk.you} text={talk.leaveIt} {...more} />;
    return (
      <ul className="sw-story-column">
        {own({ state: 'read', stateText: talk.read, time: '13:13' })}
        {own({ state: 'sent', stateText: talk.sent, time: '13:58' })}
        {own({ state: 'sending', stateText: talk.sending })}
        {own({ state: 'waiting', stateText: talk.waiting })}
        {own({
          state: 'failed',
          stateText: talk.failed,
          actions: (
            <>
              <Button variant="quiet" size="dense">
                {talk.again}
              </Button>
              <Button variant="soft" size="dense">
                {talk.remove}
              </Button>
            </>
          ),
        })}
      </ul>
    );
  },
};

export const Photos: Story = {
  render: (_, { globals }) => {
    const talk = chatTalk(globals);
    const photo = { url: chatPicture, alt: talk.photo };
    return (
      <ul className="sw-story-column">
        <ChatBubble
          side="other"
          author={talk.driver}
          photo={{ ...photo, onOpen: nothing }}
          time="13:31"
          note={say(globals, 'รูปตอนรับของ', 'At the pick-up')}
        />
        <ChatBubble side="own" author={talk.you} photo={{ ...photo, progress: 0.72 }} state="sending" stateText={talk.sending} />
        <ChatBubble side="other" author={talk.driver} photo={{ alt: talk.photo }} time="13:32" />
      </ul>
    );
  },
};

export const Grouped: Story = {
  render: (_, { globals }) => {
    const talk = chatTalk(globals);
    return (
      <ul className="sw-story-column">
        <ChatBubble side="other" author={talk.driver} text={talk.arrived} isGrouped />
        <ChatBubble side="other" author={talk.driver} text={talk.noAnswer} time="13:58" />
      </ul>
    );
  },
};

/** A quick message stands in the reader's language, the original below. */
export const OtherLanguage: Story = {
  render: (_, { globals }) => (
    <ul className="sw-story-column">
      <ChatBubble
        side="other"
        author={chatTalk(globals).driver}
        text={say(globals, 'ถึงจุดรับของแล้ว', 'I have arrived at the pick-up.')}
        original={say(globals, '', 'th') ? { text: 'ถึงจุดรับของแล้ว', lang: 'th' } : undefined}
        time="13:24"
        note={say(globals, 'ข้อความด่วน', 'Quick message')}
      />
    </ul>
  ),
};

export const HostileTexts: Story = {
  render: (_, { globals }) => (
    <ul className="sw-story-column">
      {hostileTexts.map((text, index) => (
        <ChatBubble
          key={text}
          side={index % 2 ? 'own' : 'other'}
          author={chatTalk(globals).driver}
          text={text}
          time="13:24"
          note={index === 0 ? hostileTexts[0] : undefined}
        />
      ))}
    </ul>
  ),
};
