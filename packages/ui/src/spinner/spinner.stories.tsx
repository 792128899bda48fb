import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Spinner } from './spinner.tsx';

const meta: Meta = { title: 'Feedback/Spinner', component: Spinner };
export default meta;

export const Sizes: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Spinner size="small" />
      <Spinner label={say(globals, 'กำลังหาคนขับ', 'Looking for a driver')} />
      <Spinner size="large" />
    </div>
  ),
};
