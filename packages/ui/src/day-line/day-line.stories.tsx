import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { DayLine } from './day-line.tsx';

type Lang = Record<string, unknown>;

const texts = (lang: Lang, start: string, end: string) => ({
  label: say(lang, 'วันทำงาน', 'The working day'),
  start: say(lang, `${start} เริ่ม`, `${start} start`),
  end: say(lang, `${end} จบ`, `${end} end`),
});
const pause = (lang: Lang) => say(lang, 'พัก 1 ชม.', '1 h break');

const meta = {
  title: 'Route/DayLine',
  component: DayLine,
  args: { label: '', from: 0.4, length: 0.75, start: '', end: '', pause: undefined },
  argTypes: {
    ...{ label: { control: false }, start: { control: false }, end: { control: false }, pause: { control: false } },
    from: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
    length: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  parameters: guide({
    aliases: ['working day', 'shift', 'timeline', 'วันทำงาน', 'เวลาทำงาน'],
    status: 'new',
    use: ['Under the fields for day and time of a hire: from when to when a driver works, and that there is a break.'],
    avoid: ['For dates or sums on the way from one to another: LineTrack. For what happened to a delivery: Timeline.'],
    notes: [
      'A list of two or three points; the times stand in its texts. It moves as the start changes, without motion where that is not wanted.',
    ],
  }),
} satisfies Meta<typeof DayLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ from, length }, { globals }) => (
    <div className="sw-story-column">
      <DayLine {...texts(globals, '09:00', '18:00')} {...{ from, length }} pause={pause(globals)} />
    </div>
  ),
};
export const WithoutBreak: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <DayLine {...texts(globals, '13:00', '17:00')} from={0.65} length={0.33} />
    </div>
  ),
};
export const EarlyAndLate: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <DayLine {...texts(globals, '00:00', '04:00')} from={0} length={0.33} />
      <DayLine {...texts(globals, '20:00', '24:00')} from={1} length={0.33} />
    </div>
  ),
};
