import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { NumberBreakdown } from './number-breakdown.tsx';

const meta: Meta = { title: 'Order/NumberBreakdown', component: NumberBreakdown };
export default meta;

export const Lines: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <NumberBreakdown
        lines={[
          { id: 'fare', label: say(globals, 'ค่าระยะทาง', 'Distance'), value: '฿109.20' },
          { id: 'credit', label: say(globals, 'เครดิตฟรี', 'Free credit'), value: '−฿20', tone: 'saving' },
        ]}
        total={{ label: say(globals, 'รวมสุทธิ', 'Total'), value: '฿89.20' }}
      />
    </div>
  ),
};
