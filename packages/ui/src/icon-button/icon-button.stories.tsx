import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, MessageSquare, Phone, Share, Star, Trash2, X } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { IconButtonProps } from './icon-button.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: Phone, label: '', variant: 'outlined', size: 'medium', isDisabled: false },
  argTypes: {
    icon: { control: 'select', options: ['Phone', 'Star', 'X'], mapping: { Phone, Star, X } },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    variant: { control: 'inline-radio', options: ['plain', 'outlined', 'raised'] },
    size: { control: 'inline-radio', options: ['medium', 'dense'] },
  },
  parameters: guide({
    aliases: ['icon only button', 'ปุ่มไอคอน'],
    use: [
      'For what everybody knows by its sign: close, call, search, more.',
      'Where the same is done in every row, and a text would be said twenty times. `raised` over a map.',
    ],
    avoid: [
      'For the main thing to do, or one that costs money: a button with its verb.',
      'For a sign that has to be learnt: a text, or both.',
    ],
    keyboard: [['Enter, Space', 'presses it']],
    pattern: 'button',
    notes: [
      'Its label is its name for a screen reader and its tooltip. Name what it acts on: “Remove stop 2”.',
      'One that is on or off has `isPressed`; its label stays, as the state is told.',
    ],
  }),
} satisfies Meta<IconButtonProps>;
export default meta;
type Story = StoryObj<IconButtonProps>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => (
    <IconButton {...args} label={label || say(globals, 'โทรหาคนขับ', 'Call the driver')} />
  ),
};

export const Variants: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <IconButton icon={X} label={say(globals, 'ปิด', 'Close')} />
      <IconButton icon={Phone} variant="outlined" label={say(globals, 'โทรหาคนขับ', 'Call the driver')} />
      <IconButton icon={MessageSquare} variant="outlined" label={say(globals, 'ส่งข้อความ', 'Send a message')} />
      <IconButton icon={Share} variant="raised" label={say(globals, 'แชร์', 'Share')} />
    </div>
  ),
};

export const Dense: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <IconButton icon={Ellipsis} size="dense" label={say(globals, 'ตัวเลือกของงาน J000-48213', 'More for J000-48213')} />
      <IconButton icon={Trash2} size="dense" variant="outlined" label={say(globals, 'ลบจุดที่ 2', 'Remove stop 2')} />
    </div>
  ),
};

function Favourite({ lang, isOn }: { readonly lang: Record<string, unknown>; readonly isOn: boolean }) {
  const [isPressed, setIsPressed] = useState(isOn);
  return (
    <IconButton
      icon={Star}
      label={say(lang, 'คนขับคนโปรด', 'Favourite driver')}
      {...{ isPressed }}
      onClick={() => setIsPressed(!isPressed)}
    />
  );
}

export const OnOrOff: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Favourite lang={globals} isOn />
      <Favourite lang={globals} isOn={false} />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['plain', 'outlined', 'raised'] as const).map((variant) => (
        <IconButton key={variant} icon={X} isDisabled {...{ variant }} label={`${say(globals, 'ลบ', 'Remove')} ${variant}`} />
      ))}
    </div>
  ),
};
