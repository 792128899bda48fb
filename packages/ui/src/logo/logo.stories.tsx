import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Logo } from './logo.tsx';

const meta: Meta = { title: 'Foundation/Logo', component: Logo };
export default meta;

export const Sizes: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Logo name={say(globals, 'ส่งไว', 'Songwai')} />
      <Logo name={say(globals, 'ส่งไว', 'Songwai')} size="small" />
      <Logo name={say(globals, 'ส่งไว', 'Songwai')} isMarkOnly />
    </div>
  ),
};
