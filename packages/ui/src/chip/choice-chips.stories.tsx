import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { ChoiceChipsProps } from './choice-chips.tsx';
import { ChoiceChips } from './choice-chips.tsx';

type Lang = Record<string, unknown>;

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<ChoiceChipsProps<string>>) {
  const [value, setValue] = useState('all');
  return (
    <div className="sw-story-column">
      <ChoiceChips
        options={[
          { value: 'all', label: say(lang, 'ทั้งหมด', 'All'), detail: '248' },
          { value: 'running', label: say(lang, 'กำลังส่ง', 'On the way'), detail: '3' },
          { value: 'done', label: say(lang, 'สำเร็จ', 'Done'), detail: '231' },
          { value: 'cancelled', label: say(lang, 'ยกเลิก', 'Cancelled'), detail: '14' },
          { value: 'draft', label: say(lang, 'ร่าง', 'Drafts'), isDisabled: true },
        ]}
        {...props}
        label={props.label || say(lang, 'สถานะงาน', 'Status')}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/ChoiceChips',
  component: ChoiceChips<string>,
  args: { label: '', value: 'all', onChange: () => undefined, options: [], layout: 'wrap' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['wrap', 'scroll'] },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    value: { control: false },
    options: { control: false },
  },
  parameters: guide({
    aliases: ['segmented buttons', 'pills', 'ตัวเลือกแบบชิป'],
    use: ['For one of three to eight words, of which one always counts: the state that a list is filtered by.'],
    avoid: [
      'For what shows another view of the page: SegmentedTabs or Tabs.',
      'For any number of filters: FilterChips.',
      'Where each needs a drawing or a price: RadioCards.',
    ],
    keyboard: [
      ['Tab', 'reaches the chosen one'],
      ['← → ↑ ↓', 'choose the next one that can be had'],
    ],
    pattern: 'radio',
    notes: ['Native radio buttons in a named group; the number is read with the name.'],
  }),
} satisfies Meta<typeof ChoiceChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, layout }, { globals }) => <Live lang={globals} label={label} layout={layout} />,
};
export const Scrolling: Story = { render: (_, { globals }) => <Live lang={globals} layout="scroll" /> };
