import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { Opened, openedParameters } from '../../tests/opened.tsx';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { weekdayOf } from '../lib/calendar.ts';
import type { DatePickerProps } from './date-picker.tsx';
import { DatePicker } from './date-picker.tsx';

type Lang = Record<string, unknown>;
const today = '2026-11-21';

const dateTexts = (lang: Lang): DatePickerProps['texts'] => ({
  open: say(lang, 'เลือกวันที่', 'Choose a date'),
  previousMonth: say(lang, 'เดือนก่อน', 'Previous month'),
  nextMonth: say(lang, 'เดือนถัดไป', 'Next month'),
  today: say(lang, 'วันนี้', 'Today'),
  unreadable: say(lang, 'พิมพ์เป็นวัน/เดือน/ปี เช่น 24/11/2569', 'Type day/month/year, for example 24/11/2026'),
  tooEarly: (min) => say(lang, `เลือกได้ตั้งแต่ ${min}`, `The earliest day is ${min}`),
  tooLate: (max) => say(lang, `เลือกได้ถึง ${max}`, `The latest day is ${max}`),
});

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<Omit<DatePickerProps, 'lang'>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className="sw-story-column">
      <DatePicker
        label={say(lang, 'วันที่รับของ', 'Pick-up date')}
        hint={say(lang, 'จองล่วงหน้าได้ 30 วัน', 'Up to 30 days ahead')}
        today={today}
        texts={dateTexts(lang)}
        {...props}
        lang={lang['lang'] === 'en' ? 'en' : 'th'}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/DatePicker',
  component: DatePicker,
  args: {
    label: '',
    value: '2026-11-24',
    onChange: () => undefined,
    today,
    lang: 'th',
    min: today,
    max: '2026-12-21',
    isDisabled: false,
    isRequired: false,
    texts: dateTexts({ lang: 'th' }),
  },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    min: { control: 'text' },
    max: { control: 'text' },
    whyNot: { control: false },
    name: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    lang: { control: false, description: 'The toolbar’s language here.' },
    texts: { control: false },
  },
  parameters: guide({
    aliases: ['calendar', 'date input', 'ปฏิทิน', 'เลือกวันที่'],
    use: [
      'For a day near today that one chooses by its weekday, or where some days cannot be had and the reader should see which and why.',
      'For a day that is known by heart: it is typed as DD/MM/YYYY, in the Buddhist year as well.',
    ],
    avoid: [
      'In a dialog on a phone, where any day will do: DateField, with the calendar that the device draws.',
      'For a whole month: MonthPicker.',
    ],
    keyboard: [
      ['typing', 'DD/MM/YYYY; the slashes come by themselves; ISO, dots, dashes and Thai digits are read too'],
      ['Alt + ↓ in the field, Enter on the calendar’s button', 'opens the calendar'],
      ['← → ↑ ↓', 'a day, a week'],
      ['Home, End', 'the first, the last day of the week'],
      ['Page Up, Page Down', 'a month; with Shift a year'],
      ['Enter, Space', 'takes the day'],
      ['Escape', 'closes the calendar and leaves the day as it was'],
    ],
    pattern: 'dialog-modal/examples/datepicker-dialog',
    notes: [
      'The day stands written out under the field as soon as it can be read, in the Buddhist era in Thai, and belongs to the field’s description.',
      'Each day is read with its weekday, month and year, and with the reason where it cannot be had; the new month is spoken.',
      'Unlike the pattern’s example the card is not modal: Tab leaves it, and it closes.',
      'Days are strings, `YYYY-MM-DD`; no clock and no time zone has a part in them. Today is handed in.',
    ],
  }),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, lang: _, texts: __, onChange: ___, ...args }, { globals }) => (
    <Live lang={globals} {...args} {...(label ? { label } : {})} />
  ),
};

export const Empty: Story = { render: (_, { globals }) => <Live lang={globals} min={today} /> };

/** Here no driver is available on Sundays. */
export const DaysThatCannotBeHad: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value="2026-11-24"
      min={today}
      max="2026-12-21"
      whyNot={(day) =>
        weekdayOf(day) === 0 ? say(globals, 'วันอาทิตย์ปิดรับงาน เลือกวันอื่น', 'Closed on Sundays, choose another day') : undefined
      }
    />
  ),
};

export const Open: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => (
    <Opened press="[aria-haspopup=dialog]">
      <Live lang={globals} value="2026-11-24" min={today} max="2026-12-21" />
    </Opened>
  ),
};

function DialogWithPicker({ lang }: { readonly lang: Lang }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'เปลี่ยนวันรับของ', 'Change the pick-up date')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="small"
        title={say(lang, 'เปลี่ยนวันรับของ', 'Change the pick-up date')}
        closeLabel={say(lang, 'ปิด', 'Close')}
      >
        <Live lang={lang} value="2026-11-24" min={today} max="2026-12-21" />
      </Dialog>
    </>
  );
}

/** The calendar may extend over the dialog's edge; Escape closes the calendar first. */
export const InDialog: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => <DialogWithPicker lang={globals} />,
};

export const WithError: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value="2026-11-21"
      error={say(globals, 'วันนี้คนขับเต็มแล้ว เลือกวันอื่น', 'No driver is free that day, choose another')}
    />
  ),
};

export const Disabled: Story = { render: (_, { globals }) => <Live lang={globals} value="2026-11-24" isDisabled /> };
