import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta: Meta = { title: 'Feedback/Skeleton', component: Skeleton };
export default meta;

export const Rows: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <SkeletonGroup label={say(globals, 'กำลังโหลดงาน', 'Loading jobs')}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="60px" />
        <Skeleton shape="block" height="60px" />
        <Skeleton shape="circle" width="40px" />
      </SkeletonGroup>
    </div>
  ),
};
