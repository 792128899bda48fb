import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset } from 'lucide';
import { chatTalk, hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import type { RoomRowProps } from './room-row.tsx';
import { RoomRow } from './room-row.tsx';

type Lang = Readonly<Record<string, unknown>>;

const meta = {
  title: 'Chat/RoomRow',
  component: RoomRow,
  args: { name: '', preview: '', link: { href: '#room' }, isCurrent: false },
  argTypes: { avatar: { control: false }, detail: { control: false }, unread: { control: false }, link: { control: false } },
  parameters: guide({
    aliases: ['conversation row', 'inbox item', 'thread', 'แถวแชต'],
    status: 'new',
    use: ['For one room in the list of rooms: who, the last message, how many are new, and which delivery it is about.'],
    avoid: ['For anything that is not a talk: ListRow.'],
    keyboard: [
      ['Tab', 'from row to row'],
      ['Enter', 'opens the room'],
    ],
    notes: [
      'Unread is weight and a number with its words, never colour alone.',
      '`PersonMark` is its avatar with the green dot, for the head of the room.',
    ],
  }),
} satisfies Meta<typeof RoomRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const driverRow = (lang: Lang): RoomRowProps => ({
  name: say(lang, 'สมชาย ใจดี', 'Somchai Jaidee'),
  avatar: { initials: say(lang, 'สช', 'SJ') },
  onlineLabel: say(lang, 'ออนไลน์', 'Online'),
  preview: chatTalk(lang).arrived,
  detail: (
    <>
      <Badge tone="info" hasDot>
        {say(lang, 'กำลังส่ง', 'On the way')}
      </Badge>
      <span className="sw-figures">J000-48213</span>
    </>
  ),
  time: '13:58',
  unread: { count: 2, label: say(lang, 'ยังไม่ได้อ่าน 2 ข้อความ', '2 unread') },
  link: { href: '#somchai' },
});

export const Playground: Story = {
  render: ({ name, preview, isCurrent }, { globals }) => (
    <div className="sw-story-column">
      <RoomRow
        {...driverRow(globals)}
        {...(name !== '' && { name })}
        {...(preview !== '' && { preview })}
        isCurrent={isCurrent}
      />
    </div>
  ),
};

export const Kinds: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <div>
        <RoomRow {...driverRow(globals)} isCurrent />
        <RoomRow
          name={say(globals, 'ทีมช่วยเหลือ ส่งไว', 'Songwai support')}
          avatar={{ icon: Headset }}
          tone="deep"
          preview={say(globals, 'ออกใบเสร็จใหม่ให้แล้วนะคะ', 'We have issued a new receipt.')}
          detail={say(globals, 'ตอบทุกวัน 06:00–24:00', 'Every day 06:00–24:00')}
          time="11:20"
          unread={{ count: 1, label: say(globals, 'ยังไม่ได้อ่าน 1 ข้อความ', '1 unread') }}
          link={{ href: '#support' }}
        />
        <RoomRow
          name={say(globals, 'ประกิต สายลม', 'Prakit Sailom')}
          avatar={{ initials: say(globals, 'ปก', 'PS') }}
          preview={say(globals, 'คุณ: ขอบคุณมากค่ะ', 'You: Thank you!')}
          detail={say(globals, 'ส่งสำเร็จ · J000-48177', 'Delivered · J000-48177')}
          time={say(globals, 'เมื่อวาน', 'Yesterday')}
          link={{ href: '#prakit' }}
        />
        <RoomRow
          name={hostileTexts[0] ?? ''}
          preview={hostileTexts.join(' ')}
          detail={hostileTexts[0]}
          link={{ href: '#long' }}
        />
      </div>
    </div>
  ),
};
