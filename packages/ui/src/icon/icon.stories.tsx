import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bike, CarFront, Clock, MapPin, Search, Truck, Wallet } from 'lucide';
import { say } from '../../tests/say.ts';
import { Icon } from './icon.tsx';

const meta: Meta = { title: 'Foundation/Icon', component: Icon };
export default meta;

export const Sizes: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {Object.entries({ MapPin, Search, Clock, Wallet, Bike, CarFront, Truck }).map(([name, icon]) => (
        <Icon key={name} icon={icon} />
      ))}
      <Icon icon={MapPin} size="small" label={say(globals, 'จุดรับ', 'Pick-up')} />
      <Icon icon={MapPin} size="large" />
    </div>
  ),
};
