import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { SegmentedTabsProps } from './segmented-tabs.tsx';
import { SegmentedTabs } from './segmented-tabs.tsx';

type Lang = Record<string, unknown>;

const services = (lang: Lang) => [
  { id: 'express', label: say(lang, 'ส่งด่วน', 'Express') },
  { id: 'fullDay', label: say(lang, 'เหมาวัน', 'Full day') },
  { id: 'nextDay', label: say(lang, 'ส่งวันถัดไป', 'Next day') },
];

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<SegmentedTabsProps<string>>) {
  const [id, setId] = useState('express');
  return (
    <SegmentedTabs
      tabs={services(lang)}
      {...props}
      label={props.label || say(lang, 'ประเภทบริการ', 'Service')}
      selectedId={id}
      onSelect={setId}
    />
  );
}

const meta = {
  title: 'Choices/SegmentedTabs',
  component: SegmentedTabs<string>,
  args: { label: '', tabs: [], selectedId: 'express', onSelect: () => undefined, isWide: false },
  argTypes: {
    isWide: { control: 'boolean' },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    tabs: { control: false },
    selectedId: { control: false },
  },
  parameters: guide({
    types: { file: 'src/segmented-tabs/segmented-tabs.tsx', names: ['SegmentedTab'] },
    aliases: ['segmented control', 'toggle group', 'แท็บ'],
    use: [
      'For two to four views of the same thing, of which one shows: express or next day, list or map.',
      '`isWide` shares the whole width among them, on a phone.',
    ],
    avoid: [
      'For the sections of a page, each with its own content and perhaps too many for one line: Tabs.',
      'For a value of a form: RadioCards or ChoiceChips.',
    ],
    keyboard: [
      ['Tab', 'reaches the chosen one'],
      ['← →, Home, End', 'move and choose; what is disabled is passed over'],
    ],
    pattern: 'tabs',
    notes: ['Tabs with automatic activation. Where a tab shows a panel, `panelId` ties the two together.'],
  }),
} satisfies Meta<typeof SegmentedTabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, isWide }, { globals }) => <Live lang={globals} label={label} isWide={isWide} />,
};
export const Wide: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} isWide />
    </div>
  ),
};
export const OneDisabled: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} tabs={services(globals).map((tab) => ({ ...tab, isDisabled: tab.id === 'fullDay' }))} />
  ),
};
export const LongerThanScreen: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        lang={globals}
        tabs={[
          ...services(globals),
          { id: 'month', label: say(globals, 'เช่ารายเดือนพร้อมคนขับ', 'Monthly hire with a driver') },
          { id: 'move', label: say(globals, 'ขนย้ายบ้านและสำนักงาน', 'House and office moves') },
        ]}
      />
    </div>
  ),
};
