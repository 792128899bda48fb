import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { MiniLine } from './mini-line.tsx';

const meta = {
  title: 'Route/MiniLine',
  component: MiniLine,
  args: { label: '', nodes: ['done', 'focus', 'todo'] },
  argTypes: { label: { control: false } },
  parameters: guide({
    aliases: ['tiny route', 'row progress', 'เส้นทางย่อ'],
    status: 'new',
    use: ['In a row of a list, beside the names of the first and the last stop.'],
    avoid: ['Alone: say the places. With names at each stop: RouteLine.'],
    notes: ['An image named by where the delivery is. Six nodes at most.'],
  }),
} satisfies Meta<typeof MiniLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ nodes }, { globals }) => (
    <MiniLine nodes={nodes} label={say(globals, 'กำลังไปจุดที่ 2 จาก 3', 'On the way to stop 2 of 3')} />
  ),
};
export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <MiniLine nodes={['todo', 'todo']} label={say(globals, 'ยังไม่ออกเดินทาง', 'Not under way yet')} />
      <MiniLine nodes={['focus', 'todo']} label={say(globals, 'กำลังไปจุดรับ', 'On the way to the pick-up')} />
      <MiniLine nodes={['done', 'done', 'done', 'done']} label={say(globals, 'ส่งครบแล้ว', 'Delivered')} />
      <MiniLine
        nodes={['done', 'focus', ...Array.from({ length: 8 }, () => 'todo' as const)]}
        label={say(globals, 'กำลังไปจุดที่ 2 จาก 10', 'On the way to stop 2 of 10')}
      />
    </div>
  ),
};
