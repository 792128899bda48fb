import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { weekdayOf } from '../lib/calendar.ts';
import { CalendarGrid } from './calendar-grid.tsx';

const meta = {
  title: 'Choices/CalendarGrid',
  component: CalendarGrid,
  args: {
    lang: 'th',
    value: '2026-11-24',
    today: '2026-11-21',
    cursor: '2026-11-24',
    min: '2026-11-21',
    max: '2026-12-21',
    onCursor: () => undefined,
    onChoose: () => undefined,
  },
  argTypes: { lang: { control: false, description: 'The toolbar’s language here.' }, cursor: { control: false } },
  parameters: guide({
    aliases: ['calendar', 'month view', 'ปฏิทิน'],
    use: ['For the days of a month in a place that is always open: beside a list of bookings, on a wide page.'],
    avoid: ['In a form: DatePicker, which can be typed into and opens this grid.'],
    keyboard: [
      ['← → ↑ ↓', 'a day, a week'],
      ['Home, End', 'the first, the last day of the week'],
      ['Page Up, Page Down', 'a month; with Shift a year'],
      ['Enter, Space', 'takes the day'],
    ],
    pattern: 'grid',
    notes: [
      'The week begins on Sunday in Thai and on Monday in English. Days before `min` and after `max` are not reached by keys.',
    ],
  }),
} satisfies Meta<typeof CalendarGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground({ value: start, ...args }, { globals }) {
    const [value, setValue] = useState(start);
    const [cursor, setCursor] = useState(start || args.today);
    return (
      <div className="sw-story-column">
        <CalendarGrid
          {...args}
          lang={globals['lang'] === 'en' ? 'en' : 'th'}
          value={value}
          cursor={cursor}
          onCursor={setCursor}
          onChoose={(day) => {
            setValue(day);
            setCursor(day);
          }}
          whyNot={(day) => (weekdayOf(day) === 0 ? say(globals, 'วันอาทิตย์ปิดรับงาน', 'Closed on Sundays') : undefined)}
        />
      </div>
    );
  },
};
