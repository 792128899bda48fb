import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { size: 'medium', label: '' },
  parameters: guide({
    aliases: ['loader', 'loading', 'throbber', 'กำลังโหลด'],
    use: ['For a short wait without a known shape: inside a button, a field, a tile.'],
    avoid: ['For a list or a page: a skeleton. For a known length: progress. For changing pages: the loading bar.'],
    notes: [
      'With a label it is a status that says what is waited for; leave it out where a text beside it does.',
      'Under reduced motion it breathes instead of turning; standing still it would look broken.',
    ],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Spinner {...args} label={args.label || say(globals, 'กำลังหาคนขับ', 'Looking for a driver')} />,
};
export const Sizes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Spinner size="small" />
      <Spinner label={say(globals, 'กำลังหาคนขับ', 'Looking for a driver')} />
      <Spinner size="large" />
    </div>
  ),
};
export const BesideText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Spinner size="small" />
      <span>{say(globals, 'กำลังหาคนขับใกล้จุดรับ', 'Looking for a driver near the pick-up')}</span>
    </div>
  ),
};
