import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Avatar } from './avatar.tsx';

const meta: Meta = { title: 'Foundation/Avatar', component: Avatar };
export default meta;

export const Initials: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Avatar initials={say(globals, 'สช', 'SC')} label={say(globals, 'สมชาย ใจดี', 'Somchai Jaidee')} />
      <Avatar initials={say(globals, 'พ', 'P')} size="large" />
    </div>
  ),
};
