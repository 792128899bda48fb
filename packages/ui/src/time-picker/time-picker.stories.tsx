import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { Opened, openedParameters } from '../../tests/opened.tsx';
import { say } from '../../tests/say.ts';
import type { TimePickerProps } from './time-picker.tsx';
import { TimePicker } from './time-picker.tsx';

type Lang = Record<string, unknown>;

const timeTexts = (lang: Lang): TimePickerProps['texts'] => ({
  unreadable: say(lang, 'พิมพ์เป็นชั่วโมง:นาที เช่น 9:30', 'Type hours:minutes, for example 9:30'),
  tooEarly: (min) => say(lang, `เลือกได้ตั้งแต่ ${min} น.`, `The earliest time is ${min}`),
  tooLate: (max) => say(lang, `เลือกได้ถึง ${max} น.`, `The latest time is ${max}`),
});

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<TimePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className="sw-story-column">
      <TimePicker
        label={say(lang, 'เวลารับของ', 'Pick-up time')}
        placeholder={say(lang, 'เช่น 9:30', 'For example 9:30')}
        suffix={say(lang, 'น.', 'h')}
        texts={timeTexts(lang)}
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/TimePicker',
  component: TimePicker,
  args: {
    label: '',
    value: '09:30',
    onChange: () => undefined,
    min: '08:00',
    max: '18:00',
    stepMinutes: 15,
    isDisabled: false,
    isRequired: false,
    texts: timeTexts({ lang: 'th' }),
  },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    min: { control: 'text' },
    max: { control: 'text' },
    suffix: { control: 'text' },
    placeholder: { control: 'text' },
    stepMinutes: { control: 'number' },
    whyNot: { control: false },
    name: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    texts: { control: false },
  },
  parameters: guide({
    aliases: ['clock', 'time input', 'เวลา', 'เลือกเวลา'],
    use: [
      'For a time of day within opening hours, by steps; a time between two steps can still be typed.',
      'Where some times cannot be had and the reader should see which and why.',
    ],
    avoid: [
      'In a dialog on a phone, where any minute will do: TimeField, with the clock that the device draws.',
      'For how long something takes: NumberField with its unit.',
    ],
    keyboard: [
      ['typing', '9:5, 0905, 9.05, 2:30 pm, Thai digits; understood when the field is left or Enter is pressed'],
      ['↓ ↑, Page Up, Page Down', 'opens the list at the time nearest to what stands in the field, and moves in it'],
      ['Enter', 'takes the time under the cursor, or what was typed'],
      ['Escape', 'closes the list'],
    ],
    pattern: 'combobox',
    notes: ['A time that cannot be had is reached and read with its reason, but not taken.'],
  }),
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, texts: _, onChange: __, ...args }, { globals }) => (
    <Live lang={globals} {...args} {...(label ? { label } : {})} />
  ),
};

export const Empty: Story = { render: (_, { globals }) => <Live lang={globals} min="08:00" max="18:00" /> };

export const TimesThatCannotBeHad: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      min="08:00"
      max="18:00"
      value="13:15"
      whyNot={(time) => {
        if (time < '09:00') return say(globals, 'เร็วเกินไป คนขับยังไปไม่ถึง', 'Too soon for a driver to get there');
        return time >= '12:00' && time < '13:00' ? say(globals, 'คนขับเต็มช่วงเที่ยง', 'No driver free around noon') : undefined;
      }}
    />
  ),
};

export const Open: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => (
    <Opened press="[role=combobox]">
      <Live lang={globals} value="13:15" min="08:00" max="18:00" />
    </Opened>
  ),
};

export const EveryHour: Story = {
  render: (_, { globals }) => <Live lang={globals} stepMinutes={60} label={say(globals, 'เริ่มงาน', 'Start of the shift')} />,
};

export const WithError: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value="08:10"
      error={say(globals, 'เลือกเวลาอย่างน้อย 30 นาทีจากนี้', 'Choose a time at least 30 minutes from now')}
    />
  ),
};

export const Disabled: Story = { render: (_, { globals }) => <Live lang={globals} value="09:30" isDisabled /> };
