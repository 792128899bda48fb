import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { StoryDrawing } from '../../tests/story-drawing.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta = { title: 'Feedback/EmptyState', component: EmptyState };
export default meta;

export const NoJobs: StoryObj = {
  render: (_, { globals }) => (
    <EmptyState
      drawing={<StoryDrawing size="box" />}
      title={say(globals, 'วันนี้ยังไม่มีรายการ', 'Nothing booked today')}
      action={<Button variant="primary">{say(globals, 'เรียกรถ', 'Book a delivery')}</Button>}
    >
      {say(globals, 'เรียกรถเที่ยวแรกของวัน ใช้เวลาไม่ถึงนาที', 'The first one takes less than a minute')}
    </EmptyState>
  ),
};
