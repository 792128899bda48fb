import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { RemovableChip } from './removable-chip.tsx';

type Lang = Record<string, unknown>;

function Filters({ lang }: { readonly lang: Lang }) {
  const all = [
    say(lang, 'ปทุมวัน', 'Pathum Wan'),
    say(lang, 'วัฒนา', 'Watthana'),
    say(lang, 'เขตป้อมปราบศัตรูพ่ายและสัมพันธวงศ์', 'Pom Prap Sattru Phai and Samphanthawong'),
  ];
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <ul className="sw-story-row" aria-label={say(lang, 'เขตที่เลือก', 'Districts chosen')}>
      {all
        .filter((label) => !gone.includes(label))
        .map((label) => (
          <li key={label}>
            <RemovableChip
              label={label}
              icon={MapPin}
              removeLabel={say(lang, `เอา ${label} ออก`, `Remove ${label}`)}
              onRemove={() => setGone([...gone, label])}
            />
          </li>
        ))}
    </ul>
  );
}

const meta = {
  title: 'Choices/RemovableChip',
  component: RemovableChip,
  args: { label: '', removeLabel: '', onRemove: () => undefined, isDisabled: false },
  argTypes: {
    isDisabled: { control: 'boolean' },
    icon: { control: false },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    removeLabel: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
  },
  parameters: guide({
    aliases: ['token', 'tag input', 'แท็กที่ลบได้'],
    use: ['For what was chosen elsewhere and can be taken away here: the filters that are on, the recipients in a field.'],
    avoid: ['For what can be switched on again in the same place: Chip.', 'To show a state: Badge.'],
    keyboard: [['Enter, Space on its button', 'takes it away; the owner moves the focus on']],
    pattern: 'button',
    notes: ['The button’s name says what it takes away. Several stand in a list with a name.'],
  }),
} satisfies Meta<typeof RemovableChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, removeLabel, ...args }, { globals }) => (
    <RemovableChip
      {...args}
      label={label || say(globals, 'วัฒนา', 'Watthana')}
      removeLabel={removeLabel || say(globals, 'เอา วัฒนา ออก', 'Remove Watthana')}
    />
  ),
};
export const Several: Story = { render: (_, { globals }) => <Filters lang={globals} /> };
export const Disabled: Story = {
  render: (_, { globals }) => (
    <RemovableChip
      label={say(globals, 'วัฒนา', 'Watthana')}
      removeLabel={say(globals, 'เอา วัฒนา ออก', 'Remove Watthana')}
      onRemove={() => undefined}
      isDisabled
    />
  ),
};
