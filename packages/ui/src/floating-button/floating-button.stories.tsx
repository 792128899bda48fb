import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset, Package } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { FloatingButtonProps } from './floating-button.tsx';
import { FloatingButton } from './floating-button.tsx';

const meta = {
  title: 'Actions/FloatingButton',
  component: FloatingButton,
  args: { icon: Headset, label: '', closeLabel: '', variant: 'icon', tone: 'brand' },
  argTypes: {
    icon: { control: false },
    label: { description: 'Empty: the example’s own text in the chosen language.' },
    variant: { control: 'inline-radio', options: ['icon', 'text'] },
    tone: { control: 'inline-radio', options: ['brand', 'deep'] },
  },
  parameters: guide({
    aliases: ['FAB', 'launcher', 'help button', 'ปุ่มลอย', 'ปุ่มช่วยเหลือ'],
    use: [
      'For one thing that is wanted now and then from anywhere on a page: help, or a partner’s guests sending a parcel.',
      '`deep` beside a page’s primary button. `text` where the icon alone would not be understood.',
    ],
    avoid: [
      'For what the page is there to do: a button in the page.',
      'For several actions: a menu.',
      'Twice on a page: each of them covers something.',
    ],
    keyboard: [
      ['Enter, Space', 'opens and closes'],
      ['Tab', 'reaches it; the focus widens it'],
    ],
    notes: [
      'It folds from 184 to 56 px after four seconds or at the first scroll; pointer and focus widen it in 160 ms, without motion where that is reduced. On a phone it is always 56.',
      'Folded, it keeps its name. Its owner places it, and gives `aria-controls` and `aria-haspopup`.',
    ],
  }),
} satisfies Meta<typeof FloatingButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lang = Record<string, unknown>;

function Live({ globals, ...props }: { readonly globals: Lang } & Partial<FloatingButtonProps>) {
  const [isOpen, setIsOpen] = useState(props.isOpen ?? false);
  return (
    <FloatingButton
      icon={Headset}
      {...props}
      label={props.label || say(globals, 'ให้เราช่วยไหม', 'Need help?')}
      closeLabel={say(globals, 'ปิด', 'Close')}
      isOpen={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    />
  );
}

export const Playground: Story = { render: (args, { globals }) => <Live {...args} globals={globals} /> };
export const Help: Story = {
  render: (_, { globals }) => <Live tone="deep" note={say(globals, 'ตอบถึง 24:00', 'Until 24:00')} globals={globals} />,
};
export const Text: Story = {
  render: (_, { globals }) => (
    <Live variant="text" label={say(globals, 'เรียกรถส่งของ', 'Send a parcel')} icon={Package} globals={globals} />
  ),
};
export const Answered: Story = {
  render: (_, { globals }) => (
    <Live
      tone="deep"
      badge={{ kind: 'count', count: 2, label: say(globals, 'ตอบใหม่ 2 ข้อความ', '2 new answers') }}
      globals={globals}
    />
  ),
};
export const JobRunning: Story = {
  render: (_, { globals }) => (
    <Live
      icon={Package}
      label={say(globals, 'ส่งของ', 'Send a parcel')}
      badge={{ kind: 'minutes', minutes: 6, label: say(globals, 'นาทีก็ถึง', 'min away') }}
      globals={globals}
    />
  ),
};
export const Open: Story = { render: (_, { globals }) => <Live isOpen globals={globals} /> };
