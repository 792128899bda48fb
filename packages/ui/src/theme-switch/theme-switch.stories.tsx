import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { CompactThemeSwitch } from './compact-theme-switch.tsx';
import type { ThemeChoice, ThemeSwitchProps } from './theme-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Controls/ThemeSwitch',
  component: ThemeSwitch,
  args: {
    value: 'system',
    onChange: () => undefined,
    texts: { label: '', system: '', light: '', dark: '' },
  },
  argTypes: { texts: { control: false } },
  parameters: guide({
    aliases: ['dark mode', 'night mode', 'โหมดมืด'],
    use: [
      'In the settings, as three segments with their names.',
      'In a bar with no room, `CompactThemeSwitch`: one icon that shows what is chosen and opens the browser’s own list.',
    ],
    avoid: [
      'Inside the widget: a partner’s page says which theme its element has.',
      'As a switch of two: whoever leaves the choice to the device wants a way back to that.',
    ],
    keyboard: [
      ['Arrows', 'choose the next or the last one (segments)'],
      ['Space, Alt + ↓', 'open the list (compact); a letter chooses'],
    ],
    pattern: 'radio',
    notes: [
      'The page around it takes the choice: it sets `data-theme` on its root, or nothing for the device’s own.',
      'Real radios and a real list underneath: a screen reader is told name, choice and how many there are.',
    ],
  }),
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

interface LiveProps {
  readonly lang: Record<string, unknown>;
  readonly value?: ThemeSwitchProps['value'];
  readonly Switch?: typeof ThemeSwitch;
}

/** Applies the theme to its own card, so that the page of stories does not change. */
function Live({ lang, value: first, Switch = ThemeSwitch }: LiveProps) {
  const [value, setValue] = useState<ThemeChoice>(first ?? 'system');
  const texts = {
    label: say(lang, 'ธีม', 'Theme'),
    system: say(lang, 'ตามเครื่อง', 'System'),
    light: say(lang, 'สว่าง', 'Light'),
    dark: say(lang, 'มืด', 'Dark'),
  };
  return (
    <div className="sw-root sw-story-themed" data-theme={value === 'system' ? undefined : value}>
      <Switch value={value} onChange={setValue} texts={texts} />
      <p>{say(lang, 'การ์ดนี้เปลี่ยนตามที่เลือก', 'This card follows the choice.')}</p>
    </div>
  );
}

export const Playground: Story = {
  render: ({ value }, { globals }) => <Live key={value} lang={globals} value={value} />,
};

export const Dark: Story = { render: (_, { globals }) => <Live lang={globals} value="dark" /> };

export const Light: Story = { render: (_, { globals }) => <Live lang={globals} value="light" /> };

/** As in the portal’s header. */
export const Compact: Story = { render: (_, { globals }) => <Live lang={globals} Switch={CompactThemeSwitch} /> };

export const CompactDark: Story = {
  render: (_, { globals }) => <Live lang={globals} value="dark" Switch={CompactThemeSwitch} />,
};
