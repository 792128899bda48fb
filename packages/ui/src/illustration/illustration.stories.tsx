import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LostWay } from './lost-way.tsx';
import { ParcelWaiting } from './parcel-waiting.tsx';

const meta = {
  title: 'Foundation/Illustration',
  component: ParcelWaiting,
  parameters: guide({
    aliases: ['drawing', 'empty state image', 'picture', 'ภาพประกอบ', 'ภาพวาด'],
    status: 'new',
    use: [
      'Above the words of an empty state or an error that fill a page or a section: one drawing, 176 px wide.',
      'Import the one that is needed: `illustration/lost-way`. The page *Foundation/Illustrations* shows all eight.',
    ],
    avoid: ['In a row of a list, a toast or a field: an icon.', 'As the only thing that says what happened.'],
    notes: ['Hidden from screen readers, because the words beside it say it; `label` names one that stands alone.'],
  }),
} satisfies Meta<typeof ParcelWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label }, { globals }) => (
    <EmptyState
      drawing={<ParcelWaiting label={label} />}
      title={say(globals, 'ยังไม่มีงานส่ง', 'No deliveries yet')}
      action={<Button variant="primary">{say(globals, 'จองส่งของ', 'Book a delivery')}</Button>}
    >
      {say(globals, 'กรอกจุดรับกับจุดส่ง แล้วเห็นราคาก่อนจอง', 'Say where from and where to, and see the price first.')}
    </EmptyState>
  ),
};
export const PageNotFound: Story = {
  render: (_, { globals }) => (
    <EmptyState drawing={<LostWay />} title={say(globals, 'ไม่พบหน้านี้', 'This page does not exist')}>
      {say(globals, 'ลิงก์อาจพิมพ์ผิด หรือหน้านี้ถูกย้าย', 'The link may be mistyped, or the page has moved.')}
    </EmptyState>
  ),
};
