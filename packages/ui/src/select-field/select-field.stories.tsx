import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { SelectFieldProps } from './select-field.tsx';
import { SelectField } from './select-field.tsx';

type Lang = Record<string, unknown>;

const kinds = (lang: Lang) => [
  { value: 'document', label: say(lang, 'เอกสาร', 'Document') },
  { value: 'parcel', label: say(lang, 'พัสดุ', 'Parcel') },
  { value: 'food', label: say(lang, 'อาหาร', 'Food') },
  { value: 'chilled', label: say(lang, 'ของแช่เย็น (ยังไม่เปิดในเขตนี้)', 'Chilled (not in this district yet)'), isDisabled: true },
];

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<SelectFieldProps<string>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className="sw-story-column">
      <SelectField
        label={say(lang, 'ส่งอะไร', 'What are you sending?')}
        placeholder={say(lang, 'เลือกประเภทของ', 'Choose a kind')}
        options={kinds(lang)}
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/SelectField',
  component: SelectField<string>,
  args: { label: '', value: '', onChange: () => undefined, options: [], isDisabled: false, isRequired: false },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isRequired: { control: 'boolean' },
    isLabelHidden: { control: 'boolean' },
    hint: { control: 'text' },
    error: { control: 'text' },
    placeholder: { control: 'text' },
    icon: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    options: { control: false },
    value: { control: false },
  },
  parameters: guide({
    aliases: ['dropdown', 'picker', 'native select', 'ดรอปดาวน์'],
    use: [
      'For a plain short list. The device draws it itself: a wheel on a phone, what the reader is used to everywhere else.',
      'Where every byte counts, as in the widget: it brings nothing but a select.',
    ],
    avoid: [
      'Where an option needs an icon, a second line or a reason why it cannot be had: Select.',
      'For more than thirty options: Combobox, where one types.',
      'For two to four: radio cards or segmented tabs show them all at once.',
    ],
    keyboard: [
      ['↑ ↓, letters', 'choose, in the way of the device'],
      ['Space, Alt + ↓', 'opens the list'],
    ],
    notes: ['It is a native select: name, value, error and hint are read as of any other.'],
  }),
} satisfies Meta<typeof SelectField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, options: _, value: __, onChange: ___, ...args }, { globals }) => (
    <Live lang={globals} {...args} {...(label ? { label } : {})} />
  ),
};
export const Chosen: Story = { render: (_, { globals }) => <Live lang={globals} value="parcel" icon={Package} /> };
export const WithHint: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} hint={say(globals, 'คนขับจะเตรียมกล่องให้ถูกขนาด', 'So that the driver brings the right box')} />
  ),
};
export const WithError: Story = {
  render: (_, { globals }) => <Live lang={globals} error={say(globals, 'เลือกประเภทของก่อน', 'Choose a kind first')} />,
};
export const LongText: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value="long"
      options={[
        {
          value: 'long',
          label: say(
            globals,
            'เครื่องใช้ไฟฟ้าและอุปกรณ์อิเล็กทรอนิกส์ที่ต้องระวังเป็นพิเศษ',
            'Household appliances and electronics that need particular care',
          ),
        },
      ]}
    />
  ),
};
export const Disabled: Story = { render: (_, { globals }) => <Live lang={globals} value="food" isDisabled /> };
