import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Chip, ChipRow } from './chip.tsx';

type Lang = Record<string, unknown>;

function Extras({ lang, layout }: { readonly lang: Lang; readonly layout: 'scroll' | 'wrap' }) {
  const [chosen, setChosen] = useState<readonly string[]>(['cod']);
  const extras = [
    ['cod', say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery'), '฿142.15'],
    ['return', say(lang, 'ขากลับพร้อมเอกสาร', 'Return with documents'), '฿101.20'],
    ['help', say(lang, 'ช่วยยกของ', 'Loading help'), '฿100'],
  ] as const;
  return (
    <div className="sw-story-column">
      <ChipRow label={say(lang, 'บริการเสริม', 'Extras')} layout={layout}>
        {extras.map(([id, label, detail]) => (
          <Chip
            key={id}
            label={label}
            detail={detail}
            isSelected={chosen.includes(id)}
            onToggle={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
        <Chip label={say(lang, 'กระบะตู้เย็น', 'Chilled')} isSelected={false} isDisabled onToggle={() => undefined} />
      </ChipRow>
    </div>
  );
}

const meta = {
  title: 'Choices/Chip',
  component: Chip,
  args: { label: '', detail: '฿142.15', isSelected: false, onToggle: () => undefined, isDisabled: false },
  argTypes: {
    isDisabled: { control: 'boolean' },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    detail: { control: 'text' },
    tabIndex: { control: false },
  },
  parameters: guide({
    aliases: ['tag', 'pill', 'ชิป'],
    use: [
      'For something to have or not to have, with what it costs: the extras of an order.',
      'Several stand in a `ChipRow`, which names them and scrolls or wraps.',
    ],
    avoid: [
      'For one of several: ChoiceChips. For the filters of a list: FilterChips, one tab stop for all.',
      'For what somebody agrees to: Checkbox. For what takes effect at once: Switch.',
      'To show a state: Badge.',
    ],
    keyboard: [['Enter, Space', 'switches it']],
    pattern: 'button',
    notes: [
      'A toggle button: its name stays the same, pressed or not is told beside it. A check mark, an edge and weight say it to the eye.',
    ],
  }),
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground({ label, isSelected, ...args }, { globals }) {
    const [isOn, setIsOn] = useState(isSelected);
    return (
      <Chip {...args} label={label || say(globals, 'เก็บเงินปลายทาง', 'Cash on delivery')} isSelected={isOn} onToggle={setIsOn} />
    );
  },
};
export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Chip label={say(globals, 'ช่วยยกของ', 'Loading help')} detail="฿100" isSelected={false} onToggle={() => undefined} />
      <Chip label={say(globals, 'ช่วยยกของ', 'Loading help')} detail="฿100" isSelected onToggle={() => undefined} />
      <Chip
        label={say(globals, 'ช่วยยกของ', 'Loading help')}
        detail="฿100"
        isSelected={false}
        isDisabled
        onToggle={() => undefined}
      />
      <Chip label={say(globals, 'ช่วยยกของ', 'Loading help')} detail="฿100" isSelected isDisabled onToggle={() => undefined} />
    </div>
  ),
};
export const Scrolling: Story = { render: (_, { globals }) => <Extras lang={globals} layout="scroll" /> };
export const Wrapping: Story = { render: (_, { globals }) => <Extras lang={globals} layout="wrap" /> };
