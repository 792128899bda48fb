import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { SearchFieldProps } from './search-field.tsx';
import { SearchField } from './search-field.tsx';

type Lang = Record<string, unknown>;

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className="sw-story-column">
      <SearchField
        placeholder={say(lang, 'เลขงาน สถานที่ ชื่อ หรือเบอร์', 'Number, place, name or phone')}
        clearLabel={say(lang, 'ล้างคำค้น', 'Clear')}
        {...props}
        label={props.label || say(lang, 'ค้นหางาน', 'Search jobs')}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: '', value: '', onChange: () => undefined, clearLabel: 'ล้างคำค้น', isDisabled: false },
  argTypes: {
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    clearLabel: { control: false },
    loadingLabel: { control: 'text' },
    resultText: { control: 'text' },
    placeholder: { control: 'text' },
  },
  parameters: guide({
    aliases: ['search box', 'find', 'filter by text', 'ช่องค้นหา', 'ค้นหา'],
    status: 'new',
    use: ['To narrow down a list that is on the page: my bookings, drivers, invoices.'],
    avoid: ['To choose one place or one person among many: ComboboxSearch or Combobox, which offer answers while typing.'],
    keyboard: [
      ['Enter', 'searches, where the list does not follow every key'],
      ['Escape', 'clears; only an empty field lets it through to a dialog'],
    ],
    notes: [
      'A search landmark. Clearing keeps the focus in the field.',
      'Say what was found by `resultText`: it is announced, so that nobody has to leave the field to hear it.',
    ],
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ onChange: _, clearLabel: __, ...args }, { globals }) => <Live {...args} lang={globals} />,
};

export const Filled: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value={say(globals, 'ร้านดอกไม้บ้านสวน', 'Baan Suan Flowers')}
      resultText={say(globals, 'พบ 14 งาน', '14 found')}
    />
  ),
};

export const Searching: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} value={say(globals, 'อารีย์', 'Ari')} loadingLabel={say(globals, 'กำลังค้นหา', 'Searching')} />
  ),
};

export const Disabled: Story = { render: (_, { globals }) => <Live lang={globals} isDisabled /> };
