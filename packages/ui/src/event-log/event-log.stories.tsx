import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { EventLog } from './event-log.tsx';

type Lang = Record<string, unknown>;
const texts = (lang: Lang) => ({
  title: say(lang, 'เหตุการณ์ที่หน้าเว็บได้รับ', 'Events that the page received'),
  emptyText: say(lang, 'ยังไม่มี ลองกรอกที่อยู่ดู', 'Nothing yet. Try to choose a place.'),
});

const meta = {
  title: 'Data/EventLog',
  component: EventLog,
  args: {
    title: '',
    emptyText: '',
    events: [
      { id: 2, time: '13:07:02', name: 'songwai:booked', detail: '{ jobId: "J00000042" }' },
      { id: 1, time: '13:06:21', name: 'songwai:ready', detail: '{ version: "1.4.0" }' },
    ],
  },
  argTypes: { action: { control: false }, events: { control: false } },
  parameters: guide({
    aliases: ['console', 'log', 'events', 'บันทึกเหตุการณ์'],
    status: 'new',
    types: { file: 'src/event-log/event-log.tsx', names: ['LoggedEvent'] },
    use: ['For developers: what happens while they try something.'],
    avoid: ['For the course of a delivery: the timeline.', 'For messages to people: the notification list.'],
    notes: ['A `log`: a reader says new lines when it is free.'],
  }),
} satisfies Meta<typeof EventLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ events }, { globals }) => (
    <EventLog {...texts(globals)} events={events} action={<Button variant="quiet">{say(globals, 'ล้าง', 'Clear')}</Button>} />
  ),
};
export const Empty: Story = { render: (_, { globals }) => <EventLog {...texts(globals)} events={[]} /> };
