import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { DateRange, DateRangePickerProps } from './date-range-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

type Lang = Record<string, unknown>;
const today = '2026-11-24';

const rangeTexts = (lang: Lang): DateRangePickerProps['texts'] => ({
  from: say(lang, 'ตั้งแต่วันที่', 'From'),
  until: say(lang, 'ถึงวันที่', 'Until'),
  presets: say(lang, 'ช่วงที่ใช้บ่อย', 'Usual ranges'),
  ownDays: say(lang, 'กำหนดเอง', 'Own days'),
  dayCount: (count) => say(lang, `${count} วัน`, count === 1 ? '1 day' : `${count} days`),
  open: say(lang, 'เลือกวันที่', 'Choose a date'),
  previousMonth: say(lang, 'เดือนก่อน', 'Previous month'),
  nextMonth: say(lang, 'เดือนถัดไป', 'Next month'),
  today: say(lang, 'วันนี้', 'Today'),
  unreadable: say(lang, 'พิมพ์เป็นวัน/เดือน/ปี เช่น 24/11/2569', 'Type day/month/year, for example 24/11/2026'),
  tooEarly: (min) => say(lang, `เลือกได้ตั้งแต่ ${min}`, `The earliest day is ${min}`),
  tooLate: (max) => say(lang, `เลือกได้ถึง ${max}`, `The latest day is ${max}`),
});

const presetsIn = (lang: Lang) => [
  { id: 'today', label: say(lang, 'วันนี้', 'Today'), from: today, until: today },
  { id: 'week', label: say(lang, '7 วันที่ผ่านมา', 'Last 7 days'), from: '2026-11-18', until: today },
  { id: 'month', label: say(lang, 'เดือนนี้', 'This month'), from: '2026-11-01', until: '2026-11-30' },
  { id: 'last-month', label: say(lang, 'เดือนก่อน', 'Last month'), from: '2026-10-01', until: '2026-10-31' },
];

function Live({
  lang,
  start,
  ...props
}: { readonly lang: Lang; readonly start: DateRange } & Partial<Omit<DateRangePickerProps, 'lang'>>) {
  const [value, setValue] = useState(start);
  return (
    <DateRangePicker
      presets={presetsIn(lang)}
      today={today}
      {...props}
      label={props.label || say(lang, 'วันที่รับของ', 'Pick-up dates')}
      lang={lang['lang'] === 'en' ? 'en' : 'th'}
      texts={rangeTexts(lang)}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'Choices/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: '',
    value: { from: '2026-11-22', until: '2026-11-24' },
    onChange: () => undefined,
    today,
    lang: 'th',
    isDisabled: false,
    texts: rangeTexts({ lang: 'th' }),
  },
  argTypes: {
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    lang: { control: false, description: 'The toolbar’s language here.' },
    value: { control: false },
    presets: { control: false },
    texts: { control: false },
  },
  parameters: guide({
    aliases: ['date range', 'from to', 'period', 'ช่วงวันที่', 'ตั้งแต่วันที่ ถึงวันที่'],
    status: 'new',
    use: ['For the days that a list, a report or an export covers: on a page, or in a sheet of filters on a phone.'],
    avoid: ['For one day: DatePicker.', 'For whole months only: MonthPicker.'],
    keyboard: [
      ['← →', 'choose a preset'],
      ['typing', 'DD/MM/YYYY in either field, in either era, as in DatePicker'],
      ['Alt + ↓', 'opens the calendar of the field'],
    ],
    pattern: 'dialog-modal/examples/datepicker-dialog',
    notes: [
      'The range is written out below, in the Buddhist era in Thai, and announced when it changes.',
      'An end before the start is never turned round: the field says from when on it can be chosen, and keeps what was typed.',
    ],
  }),
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['picture'],
  render: ({ label, value, isDisabled }, { globals }) => (
    <Live lang={globals} label={label} start={value} isDisabled={isDisabled} />
  ),
};
export const Preset: Story = {
  render: (_, { globals }) => <Live lang={globals} start={{ from: '2026-11-01', until: '2026-11-30' }} />,
};
export const Open: Story = { render: (_, { globals }) => <Live lang={globals} start={{ from: '', until: '' }} /> };
export const EndBeforeStart: Story = {
  render: (_, { globals }) => <Live lang={globals} start={{ from: '2026-11-24', until: '2026-11-20' }} />,
};
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} start={{ from: '2026-11-22', until: '2026-11-24' }} />
    </div>
  ),
};
export const Disabled: Story = {
  render: (_, { globals }) => <Live lang={globals} start={{ from: '2026-11-22', until: '2026-11-24' }} isDisabled />,
};
