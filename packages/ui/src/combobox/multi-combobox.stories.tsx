import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { Opened, openedParameters } from '../../tests/opened.tsx';
import { say } from '../../tests/say.ts';
import type { ListOption } from '../floating-card/option-list.tsx';
import type { MultiComboboxProps } from './multi-combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

type Lang = Record<string, unknown>;

const people = (lang: Lang): readonly ListOption[] =>
  [
    ['orathai', 'อรทัย ใจดี', 'Orathai Jaidee', 'บัญชี', 'Accounts'],
    ['somchai', 'สมชาย มั่นคง', 'Somchai Mankong', 'คลังสินค้า', 'Warehouse'],
    ['nida', 'นิดา ศรีสุข', 'Nida Srisuk', 'หน้าร้าน', 'Shop'],
    ['prasert', 'ประเสริฐ ทองแท้', 'Prasert Thongthae', 'จัดส่ง', 'Dispatch'],
    ['wipa', 'วิภาวรรณ แสงอรุณรุ่งเรือง', 'Wipawan Saeng-arunrungrueang', 'บุคคล', 'Human resources'],
  ].map(([value = '', th = '', en = '', detailTh = '', detailEn = '']) => ({
    value,
    label: say(lang, th, en),
    detail: say(lang, detailTh, detailEn),
  }));

const multiTexts = (lang: Lang): MultiComboboxProps<ListOption>['texts'] => ({
  loading: say(lang, 'กำลังค้นหา', 'Searching'),
  empty: (query) => say(lang, `ไม่พบ “${query}”`, `Nobody found for “${query}”.`),
  error: say(lang, 'ค้นหาไม่ได้ตอนนี้', 'The search did not answer.'),
  retry: say(lang, 'ลองอีกครั้ง', 'Try again'),
  found: (count) => say(lang, `พบ ${count} คน`, `${count} found`),
  remove: (label) => say(lang, `เอา ${label} ออก`, `Remove ${label}`),
  removed: (label) => say(lang, `เอา ${label} ออกแล้ว`, `${label} removed`),
  chosen: say(lang, 'คนที่เลือกไว้', 'People chosen'),
});

function Live({
  lang,
  count = 0,
  ...props
}: { readonly lang: Lang; readonly count?: number } & Partial<MultiComboboxProps<ListOption>>) {
  const [value, setValue] = useState<readonly ListOption[]>(people(lang).slice(0, count));
  return (
    <div className="sw-story-column">
      <MultiCombobox
        label={say(lang, 'ส่งใบเสร็จให้', 'Send the receipt to')}
        placeholder={say(lang, 'พิมพ์ชื่อ', 'Type a name')}
        options={people(lang)}
        texts={multiTexts(lang)}
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/MultiCombobox',
  component: MultiCombobox<ListOption>,
  args: {
    label: '',
    value: [],
    onChange: () => undefined,
    texts: multiTexts({ lang: 'en' }),
    isDisabled: false,
  },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    placeholder: { control: 'text' },
    filter: { control: false },
    loadOptions: { control: false },
    debounceMs: { control: false },
    value: { control: false },
    texts: { control: false },
    options: { control: false },
  },
  parameters: guide({
    aliases: ['multi select', 'tag input', 'เลือกหลายรายการ'],
    use: ['For several of many: the recipients of a receipt, the districts of a filter.'],
    avoid: ['For several of a few: filter chips or checkboxes, which show them all.', 'For one of many: Combobox.'],
    keyboard: [
      ['typing', 'filters; the best answer is offered at once'],
      ['↓ ↑, Page Up, Page Down', 'opens the list and moves in it'],
      ['Enter', 'takes the one under the cursor, or lets it go again; the list stays open'],
      ['Backspace in the empty field', 'takes out the last one'],
      ['Shift + Tab', 'goes to the chosen ones, each with its own button to take it out'],
      ['Escape', 'closes the list'],
    ],
    pattern: 'combobox',
    notes: [
      'The chosen ones are a named list before the field; that one was taken out is spoken, and the focus comes back to the field.',
    ],
  }),
} satisfies Meta<typeof MultiCombobox<ListOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, texts: _, value: __, onChange: ___, ...args }, { globals }) => (
    <Live lang={globals} {...args} {...(label ? { label } : {})} count={2} />
  ),
};
export const Nobody: Story = { render: (_, { globals }) => <Live lang={globals} /> };
export const ManyAndLong: Story = { render: (_, { globals }) => <Live lang={globals} count={5} /> };
export const Open: Story = {
  parameters: openedParameters,
  render: (_, { globals }) => (
    <Opened press="[role=combobox]">
      <Live lang={globals} count={2} />
    </Opened>
  ),
};

export const WithError: Story = {
  render: (_, { globals }) => <Live lang={globals} error={say(globals, 'เลือกอย่างน้อยหนึ่งคน', 'Choose at least one person')} />,
};
export const Disabled: Story = { render: (_, { globals }) => <Live lang={globals} count={2} isDisabled /> };
