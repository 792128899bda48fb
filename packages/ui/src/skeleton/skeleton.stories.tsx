import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text', width: '60%', height: '' },
  parameters: guide({
    aliases: ['placeholder', 'loading', 'shimmer', 'กำลังโหลด'],
    use: [
      'While something of a known shape is fetched: a list, a card, a price. It has the size of what comes, so nothing jumps.',
    ],
    avoid: ['For a wait without a shape: a spinner.', 'For what is there and is only being refreshed: leave it, and fade it.'],
    notes: [
      'All grey is hidden from readers; `SkeletonGroup` says once, as a status, what is being loaded. It does not pulse under reduced motion.',
    ],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ height, ...args }, { globals }) => (
    <div className="sw-story-column">
      <SkeletonGroup label={say(globals, 'กำลังโหลด', 'Loading')}>
        <Skeleton {...args} height={height || undefined} />
      </SkeletonGroup>
    </div>
  ),
};
export const Rows: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <SkeletonGroup label={say(globals, 'กำลังโหลดงาน', 'Loading jobs')}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="60px" />
        <Skeleton shape="block" height="60px" />
        <Skeleton shape="block" height="60px" />
      </SkeletonGroup>
    </div>
  ),
};
export const Shapes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <SkeletonGroup label={say(globals, 'กำลังโหลดคนขับ', 'Loading the driver')}>
        <Skeleton shape="circle" width="48px" />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
        <Skeleton shape="block" height="44px" />
      </SkeletonGroup>
    </div>
  ),
};
