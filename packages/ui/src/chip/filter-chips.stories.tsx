import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { FilterChipsProps } from './filter-chips.tsx';
import { FilterChips } from './filter-chips.tsx';

type Lang = Record<string, unknown>;

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<FilterChipsProps<string>>) {
  const [values, setValues] = useState<readonly string[]>(['cod']);
  return (
    <div className="sw-story-column">
      <FilterChips
        options={[
          { value: 'cod', label: say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery') },
          { value: 'return', label: say(lang, 'มีขากลับ', 'With return') },
          { value: 'invoice', label: say(lang, 'ใบแจ้งหนี้รายเดือน', 'By invoice') },
          { value: 'unrated', label: say(lang, 'ยังไม่ให้คะแนน', 'Not rated yet'), detail: '6' },
          { value: 'chilled', label: say(lang, 'กระบะตู้เย็น', 'Chilled'), isDisabled: true },
        ]}
        {...props}
        label={props.label || say(lang, 'ตัวกรอง', 'Filters')}
        values={values}
        onChange={setValues}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/FilterChips',
  component: FilterChips<string>,
  args: { label: '', values: [], onChange: () => undefined, options: [], layout: 'scroll' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['scroll', 'wrap'] },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    values: { control: false },
    options: { control: false },
  },
  parameters: guide({
    aliases: ['filters', 'facets', 'ตัวกรอง'],
    use: ['For any of a few filters over a list. They stand in one row and take one tab stop, however many they are.'],
    avoid: [
      'For one of several: ChoiceChips.',
      'For the extras of an order, which cost money: Chip in a ChipRow, each with its own tab stop.',
      'For many or long filters: MultiCombobox.',
    ],
    keyboard: [
      ['Tab', 'reaches the chip that was used last'],
      ['← →, Home, End', 'walk along the row'],
      ['Enter, Space', 'switches it'],
    ],
    pattern: 'toolbar',
    notes: ['Toggle buttons in a named toolbar: pressed or not is told with each.'],
  }),
} satisfies Meta<typeof FilterChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, layout }, { globals }) => <Live lang={globals} label={label} layout={layout} />,
};
export const Wrapping: Story = { render: (_, { globals }) => <Live lang={globals} layout="wrap" /> };
