import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, MapPin, Package } from 'lucide';
import { useState } from 'react';
import { chatPicture, chatTalk } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatEvent, ChatNote } from './chat-event.tsx';
import type { ChatLogProps } from './chat-log.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatPin } from './chat-pin.tsx';
import { TypingNote } from './typing-note.tsx';

type Lang = Readonly<Record<string, unknown>>;
const nothing = () => undefined;

const meta = {
  title: 'Chat/ChatLog',
  component: ChatLog,
  args: {
    label: '',
    newestId: 'x',
    isNewestOwn: false,
    announcement: '',
    jump: { label: '', newCount: 0, newLabel: '' },
    children: null,
  },
  argTypes: { children: { control: false }, jump: { control: false }, older: { control: false } },
  parameters: guide({
    aliases: ['conversation', 'message list', 'transcript', 'ห้องแชต', 'บทสนทนา'],
    status: 'new',
    use: [
      'For the messages of one room. Events of the delivery (`ChatEvent`) and short lines (`ChatNote`) stand between the bubbles.',
      '`ChatPin` under the head of the room for what comes next; `TypingNote` between log and field.',
    ],
    avoid: ['For what only informs: NotificationList or Timeline.'],
    keyboard: [
      ['Tab', 'reaches the log itself, which arrow keys then scroll'],
      ['Home, End', 'to the upper edge, which fetches earlier messages, and to the newest'],
    ],
    notes: [
      'It is a log by role. What comes in is said politely by a region of its own: earlier messages that are fetched are not read aloud.',
      'It stays at its end while one is there, and where one reads while one reads; the button back shows how many have come.',
    ],
  }),
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (lang: Lang): Pick<ChatLogProps, 'label' | 'jump'> => ({
  label: say(lang, 'ข้อความกับสมชาย', 'Messages with Somchai'),
  jump: { label: say(lang, 'ไปข้อความล่าสุด', 'To the newest message'), newCount: 2, newLabel: say(lang, 'ข้อความใหม่ 2', '2 new') },
});

const olderOf = (lang: Lang, state: 'ready' | 'loading' | 'failed', onLoad: () => void): ChatLogProps['older'] => ({
  state,
  onLoad,
  label: say(lang, 'ข้อความก่อนหน้า', 'Earlier messages'),
  loadingLabel: say(lang, 'กำลังโหลดข้อความก่อนหน้า', 'Loading earlier messages'),
  failedText: say(lang, 'โหลดข้อความก่อนหน้าไม่ได้', 'Earlier messages did not load.'),
  retryLabel: say(lang, 'ลองอีกครั้ง', 'Try again'),
});

function Talk({ lang }: { readonly lang: Lang }) {
  const talk = chatTalk(lang);
  const other = { side: 'other', author: talk.driver } as const;
  return (
    <>
      <ChatNote>{say(lang, 'วันนี้', 'Today')}</ChatNote>
      <ChatEvent icon={Check} title={say(lang, 'สมชายรับงานแล้ว', 'Somchai took the job')} time="13:12" />
      <ChatBubble {...other} text={talk.hello} time="13:12" />
      <ChatBubble side="own" author={talk.you} text={talk.flowers} time="13:13" state="read" stateText={talk.read} />
      <ChatEvent icon={Package} title={say(lang, 'รับของแล้ว', 'Picked up')} time="13:31" />
      <ChatBubble {...other} photo={{ url: chatPicture, alt: talk.photo }} time="13:31" />
      <ChatNote look="mark">{say(lang, 'ยังไม่ได้อ่าน', 'Not read yet')}</ChatNote>
      <ChatEvent icon={MapPin} title={say(lang, 'ถึงสีลมคอมเพล็กซ์', 'At Silom Complex')} time="13:57" />
      <ChatBubble {...other} text={talk.arrived} isGrouped />
      <ChatBubble {...other} text={talk.noAnswer} time="13:58" />
    </>
  );
}

const room = (more: (lang: Lang) => Partial<ChatLogProps> = () => ({})): Story => ({
  render: (_, { globals }) => (
    <div className="sw-story-room">
      <ChatPin
        title={say(globals, 'ถึงสีลมคอมเพล็กซ์แล้ว', 'At Silom Complex')}
        detail={say(globals, 'เหลืออีก 1 จุด ส่งครบประมาณ 14:55 น.', 'One stop left, done at about 14:55')}
        action={<Button size="dense">{say(globals, 'ติดตาม', 'Track')}</Button>}
      />
      <ChatLog {...textsOf(globals)} newestId="3" isNewestOwn={false} announcement="" {...more(globals)}>
        <Talk lang={globals} />
      </ChatLog>
      <TypingNote text={say(globals, 'สมชายกำลังพิมพ์', 'Somchai is writing')} />
    </div>
  ),
});

export const Playground: Story = { ...room(), tags: ['picture'] };
export const LoadingEarlier: Story = room((lang) => ({ older: olderOf(lang, 'loading', nothing) }));
export const EarlierFailed: Story = room((lang) => ({ older: olderOf(lang, 'failed', nothing) }));

function Growing({ lang }: { readonly lang: Lang }) {
  const [range, setRange] = useState<readonly [number, number]>([0, 12]);
  const [from, to] = range;
  return (
    <div className="sw-story-room">
      <ChatLog
        {...textsOf(lang)}
        newestId={String(to)}
        isNewestOwn={false}
        announcement=""
        older={from > -60 ? olderOf(lang, 'ready', () => setRange([from - 12, to])) : undefined}
      >
        {Array.from({ length: to - from }, (_, index) => from + index).map((place) => (
          <ChatBubble key={place} side={place % 3 ? 'other' : 'own'} author="" text={`${chatTalk(lang).arrived} ${place}`} />
        ))}
      </ChatLog>
      <Button onClick={() => setRange([from, to + 1])}>{say(lang, 'ข้อความเข้า', 'A message comes in')}</Button>
    </div>
  );
}
/** Scroll up: earlier ones are fetched and nothing moves. Then let one come in. */
export const History: Story = { render: (_, { globals }) => <Growing lang={globals} /> };
