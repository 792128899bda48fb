import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { Opened, openedParameters } from '../../tests/opened.tsx';
import { say } from '../../tests/say.ts';
import type { MonthPickerProps } from './month-picker.tsx';
import { MonthPicker } from './month-picker.tsx';

type Lang = Record<string, unknown>;

const monthTexts = (lang: Lang): MonthPickerProps['texts'] => ({
  open: say(lang, 'เลือกเดือน', 'Choose a month'),
  previousYear: say(lang, 'ปีก่อน', 'Previous year'),
  nextYear: say(lang, 'ปีถัดไป', 'Next year'),
  tooEarly: (min) => say(lang, `เลือกได้ตั้งแต่ ${min}`, `The earliest month is ${min}`),
  tooLate: (max) => say(lang, `เลือกได้ถึง ${max}`, `The latest month is ${max}`),
});

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<Omit<MonthPickerProps, 'lang'>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className="sw-story-column">
      <MonthPicker
        label={say(lang, 'เช่ารายเดือนตั้งแต่', 'Monthly hire from')}
        placeholder={say(lang, 'เลือกเดือน', 'Choose a month')}
        thisMonth="2026-11"
        texts={monthTexts(lang)}
        {...props}
        lang={lang['lang'] === 'en' ? 'en' : 'th'}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/MonthPicker',
  component: MonthPicker,
  args: {
    label: '',
    value: '2027-01',
    onChange: () => undefined,
    thisMonth: '2026-11',
    lang: 'th',
    min: '2026-11',
    max: '2028-10',
    isDisabled: false,
    isRequired: false,
    texts: monthTexts({ lang: 'th' }),
  },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    min: { control: 'text' },
    max: { control: 'text' },
    placeholder: { control: 'text' },
    whyNot: { control: false },
    name: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    lang: { control: false, description: 'The toolbar’s language here.' },
    texts: { control: false },
  },
  parameters: guide({
    aliases: ['month', 'เลือกเดือน'],
    use: ['For what runs by the month: monthly hire, a statement, the invoices of a month.'],
    avoid: [
      'For a day: DatePicker.',
      'For how a card expires: a masked field, MM/YY, which is typed from the card.',
      'For the last few months of a report: chips.',
    ],
    keyboard: [
      ['Enter, Space, ↓, ↑', 'opens it at the chosen month'],
      ['← → ↑ ↓', 'a month, a row'],
      ['Home, End', 'January, December'],
      ['Page Up, Page Down', 'a year'],
      ['Enter, Space', 'takes the month'],
      ['Escape', 'closes it and leaves the month as it was'],
    ],
    pattern: 'grid',
    notes: [
      'The button’s name holds the field’s label and the month; each month is read with its year, in the Buddhist era in Thai.',
      'A month that cannot be had is read with its reason; what lies before `min` and after `max` is not reached by keys.',
    ],
  }),
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, lang: _, texts: __, onChange: ___, ...args }, { globals }) => (
    <Live lang={globals} {...args} {...(label ? { label } : {})} />
  ),
};

export const Empty: Story = { render: (_, { globals }) => <Live lang={globals} min="2026-11" /> };

export const MonthsThatCannotBeHad: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      min="2026-11"
      max="2027-12"
      value="2027-01"
      whyNot={(month) => (month === '2027-04' ? say(globals, 'เมษายนรถเต็มแล้ว', 'All vehicles are taken in April') : undefined)}
    />
  ),
};

export const Open: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => (
    <Opened press="[aria-haspopup=dialog]">
      <Live lang={globals} value="2027-01" min="2026-11" max="2028-10" />
    </Opened>
  ),
};

export const WithError: Story = {
  render: (_, { globals }) => <Live lang={globals} error={say(globals, 'เลือกเดือนที่จะเริ่มเช่า', 'Choose the month to begin with')} />,
};

export const Disabled: Story = { render: (_, { globals }) => <Live lang={globals} value="2027-01" isDisabled /> };
