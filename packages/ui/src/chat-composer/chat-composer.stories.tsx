import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { chatTalk } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { ChatComposerProps } from './chat-composer.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { QuickReplies } from './quick-replies.tsx';

type Lang = Readonly<Record<string, unknown>>;
const nothing = () => undefined;

const meta = {
  title: 'Chat/ChatComposer',
  component: ChatComposer,
  args: { label: '', value: '', onChange: nothing, onSend: nothing, sendLabel: '', maxLength: 2_000, countText: String },
  argTypes: { countText: { control: false }, photos: { control: false } },
  parameters: guide({
    aliases: ['message input', 'reply box', 'ช่องพิมพ์ข้อความ', 'พิมพ์แชต'],
    status: 'new',
    types: { file: 'src/chat-composer/composer-photos.tsx', names: ['ComposerPhotos'] },
    use: ['At the lower edge of a room, below its ChatLog; QuickReplies stand above it.'],
    avoid: ['For a text in a form: TextArea.'],
    keyboard: [
      ['Enter', 'sends; while a character is being composed it only ends that'],
      ['Shift + Enter', 'begins a line'],
      ['Ctrl + V', 'takes a picture from the clipboard'],
    ],
    notes: [
      'It grows with its text up to a third of the window. After sending, the focus stays, so that a phone’s keyboard does not close.',
      'A text that is too long is counted and not sent; nothing of it is lost.',
      'Each photo is made small, upright and free of its place before it is handed on.',
    ],
  }),
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const photosOf = (lang: Lang): ChatComposerProps['photos'] => ({
  label: say(lang, 'แนบรูป', 'Add a photo'),
  preparingLabel: say(lang, 'กำลังย่อรูป', 'Making the photo small'),
  maxEdge: 1_600,
  maxBytes: 3_000_000,
  onAdd: nothing,
  explain: {
    type: (name) => say(lang, `เปิด “${name}” เป็นรูปไม่ได้ ใช้ JPG หรือ PNG`, `“${name}” cannot be read as a photo. Use JPG or PNG.`),
    size: (name) => say(lang, `“${name}” เกิน 30 MB`, `“${name}” is over 30 MB.`),
    unreadable: (name) => say(lang, `เปิด “${name}” ไม่ได้`, `“${name}” cannot be read.`),
    count: (name) => say(lang, `ส่งได้ครั้งละ 5 รูป จึงไม่ได้แนบ “${name}”`, `Five at a time, so “${name}” was left out.`),
  },
});

function Field({ lang, value: first = '', ...props }: { readonly lang: Lang } & Partial<ChatComposerProps>) {
  const [value, setValue] = useState(first);
  return (
    <ChatComposer
      label={say(lang, 'พิมพ์ถึงสมชาย', 'Write to Somchai')}
      sendLabel={say(lang, 'ส่ง', 'Send')}
      maxLength={2_000}
      countText={(count) => say(lang, `${count} จาก 2,000 ตัวอักษร`, `${count} of 2,000 characters`)}
      photos={photosOf(lang)}
      {...props}
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
    />
  );
}

export const Playground: Story = {
  render: ({ maxLength }, { globals }) => (
    <div className="sw-story-column">
      <Field lang={globals} maxLength={maxLength} />
    </div>
  ),
};
export const SomeLines: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Field lang={globals} value={`${chatTalk(globals).leaveIt}\n\n${chatTalk(globals).flowers}`} />
    </div>
  ),
};
export const TooLong: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Field lang={globals} value={'ปู่ '.repeat(520)} />
    </div>
  ),
};
export const WithQuickReplies: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <QuickReplies
        label={say(globals, 'คำตอบด่วน', 'Quick answers')}
        onPick={nothing}
        replies={[
          { id: 'leave', text: say(globals, 'ฝากไว้ได้เลย', 'You can leave it') },
          { id: 'wait', text: say(globals, 'รอสักครู่', 'One moment') },
          { id: 'call', text: say(globals, 'โทรหาผู้รับอีกครั้ง', 'Call the receiver again') },
        ]}
      />
      <Field lang={globals} photos={undefined} />
    </div>
  ),
};
