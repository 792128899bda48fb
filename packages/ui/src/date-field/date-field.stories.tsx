import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { DateFieldProps, TimeFieldProps } from './date-field.tsx';
import { DateField, TimeField } from './date-field.tsx';

type Lang = Record<string, unknown>;

function LiveDate({ lang, ...props }: { readonly lang: Lang } & Partial<DateFieldProps>) {
  const [date, setDate] = useState(props.value ?? '2026-11-24');
  return <DateField label={say(lang, 'วันที่รับของ', 'Pick-up date')} {...props} value={date} onChange={setDate} />;
}

function LiveTime({ lang, ...props }: { readonly lang: Lang } & Partial<TimeFieldProps>) {
  const [time, setTime] = useState(props.value ?? '');
  return <TimeField label={say(lang, 'เวลารับของ', 'Pick-up time')} {...props} value={time} onChange={setTime} />;
}

const meta = {
  title: 'Choices/DateField',
  component: DateField,
  args: {
    label: '',
    value: '2026-11-24',
    onChange: () => undefined,
    min: '2026-11-21',
    max: '2026-12-21',
    isDisabled: false,
    isRequired: false,
  },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    min: { control: 'text' },
    max: { control: 'text' },
    suffix: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
  },
  parameters: guide({
    aliases: ['date input', 'วันที่'],
    use: [
      'On phones and in dialogs: the device’s own calendar or clock is the quickest there, and speaks the reader’s language.',
      'Where every byte counts, as in the widget: it brings nothing but an input.',
    ],
    avoid: [
      'On a wide page, where the weekday matters or some days cannot be had: DatePicker and TimePicker, which show which and why, and count years in the Buddhist era.',
      'For a month: MonthPicker.',
    ],
    keyboard: [['digits, ← → ↑ ↓', 'the parts of the day, in the way of the device']],
    notes: ['A native input: its parts are read by the device, in the device’s language, whatever the page’s is.'],
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <LiveDate lang={globals} {...args} {...(label ? { label } : {})} />
    </div>
  ),
};

export const DateAndTime: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <LiveDate lang={globals} min="2026-11-21" max="2026-12-21" />
      <LiveTime lang={globals} value="09:30" stepMinutes={15} />
    </div>
  ),
};

export const WithErrors: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <LiveDate lang={globals} value="" error={say(globals, 'เลือกวันที่รับของ', 'Choose a pick-up date')} />
      <LiveTime
        lang={globals}
        value="08:10"
        error={say(globals, 'เลือกเวลาอย่างน้อย 30 นาทีจากนี้', 'Choose a time at least 30 minutes from now')}
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <LiveDate lang={globals} isDisabled />
      <LiveTime lang={globals} value="09:30" isDisabled />
    </div>
  ),
};
