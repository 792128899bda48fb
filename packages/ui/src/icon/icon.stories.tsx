import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bike, CarFront, Clock, MapPin, Search, Star, Truck, Wallet } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { IconProps } from './icon.tsx';
import { Icon } from './icon.tsx';
import { IconTile } from './icon-tile.tsx';

const icons = { MapPin, Search, Clock, Wallet, Star, Bike, CarFront, Truck };

const meta = {
  title: 'Foundation/Icon',
  component: Icon,
  args: { icon: MapPin, size: 'medium' },
  argTypes: {
    icon: { control: 'select', options: Object.keys(icons), mapping: icons },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
  },
  parameters: guide({
    aliases: ['symbol', 'glyph', 'ไอคอน'],
    use: ['Beside a text, to find it sooner. 20 px; 16 in small text and at the end of a button; 26 alone in an empty place.'],
    avoid: [
      'Instead of a text that is not known to everybody: write it.',
      'As a button: `IconButton`, which has a name and a target of 44 px.',
      'For a vehicle: the six drawings. For our sign: `Logo`.',
    ],
    notes: [
      'It takes its colour from the text and its shapes as a value (`import { MapPin } from "lucide"`), so that a bundle carries only what it draws.',
      'Hidden from screen readers unless it has a `label`; give one only where no text beside it says the same.',
      'One library, one weight: 1.75 px on 20.',
    ],
  }),
} satisfies Meta<IconProps>;
export default meta;
type Story = StoryObj<IconProps>;

export const Playground: Story = { render: (args) => <Icon {...args} /> };

export const Sizes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} icon={MapPin} size={size} label={say(globals, `จุดรับ ${size}`, `Pick-up ${size}`)} />
      ))}
    </div>
  ),
};

export const Tiles: Story = {
  render: () => (
    <div className="sw-story-row">
      {Object.entries(icons).map(([name, icon]) => (
        <IconTile key={name} icon={icon} />
      ))}
      <IconTile icon={MapPin} tone="tint" />
    </div>
  ),
};

/** Above the heading of an outcome. */
export const Outcomes: Story = {
  render: () => (
    <div className="sw-story-row">
      {(['success', 'info', 'warn', 'danger'] as const).map((tone) => (
        <IconTile key={tone} icon={MapPin} outcome={tone} />
      ))}
    </div>
  ),
};

export const OneWeight: Story = {
  render: () => (
    <div className="sw-story-row">
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} icon={icon} />
      ))}
    </div>
  ),
};

export const BesideText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Icon icon={Clock} />
      {say(globals, 'มารับใน 15 นาที', 'Picked up in 15 minutes')}
    </div>
  ),
};
