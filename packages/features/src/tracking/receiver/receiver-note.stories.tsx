import { guide } from '@songwai/ui/tests/component-guide';
import { say } from '@songwai/ui/tests/say';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { ReceiverNote, type ReceiverNoteProps } from './receiver-note.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Tracking/ReceiverNote',
  component: ReceiverNote,
  args: { isOpen: true, driverName: 'สมชาย', note: '', onChange: ignore, onSend: ignore, onClose: ignore },
  parameters: {
    ...guide({
      aliases: ['note to driver', 'delivery instructions', 'ฝากบอกคนขับ'],
      status: 'new',
      use: ['On the receiver’s own link: what the driver should know at the door.'],
      avoid: ['A conversation: chat.'],
      keyboard: [['Escape', 'closes; what was typed stays']],
      notes: ['A ready-made note is a part of the text: it can be taken out of it, and changed there.'],
    }),
    docs: { story: { inline: false, iframeHeight: 620 } },
  },
} satisfies Meta<ReceiverNoteProps>;
export default meta;
type Story = StoryObj<ReceiverNoteProps>;

function Live(props: ReceiverNoteProps) {
  const [note, setNote] = useState(props.note);
  return <ReceiverNote {...props} note={note} onChange={setNote} />;
}

const render: Story['render'] = (args, { globals }) => (
  <Surface language={languageOf(globals)}>
    <Live {...args} />
  </Surface>
);

export const Playground: Story = { render };
export const Filled: Story = {
  render: (args, context) =>
    render(
      { ...args, note: say(context.globals, 'ฝากไว้ที่ประชาสัมพันธ์ ชั้น 1 ตึกฝั่งถนนสีลม', 'Leave it at reception on the ground floor') },
      context,
    ),
};
export const NotSent: Story = {
  render: (args, context) =>
    render(
      { ...args, note: 'โทรเมื่อถึง', problem: say(context.globals, 'ส่งไม่สำเร็จ ลองอีกครั้ง', 'It was not sent. Try again.') },
      context,
    ),
};
export const Sending: Story = { args: { note: 'โทรเมื่อถึง', isSending: true }, render };
export const LongText: Story = { args: { note: 'ฝากไว้ที่ป้อมยาม '.repeat(16) }, render };
