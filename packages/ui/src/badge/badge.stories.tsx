import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Badge } from './badge.tsx';

const meta: Meta = { title: 'Feedback/Badge', component: Badge };
export default meta;

export const Tones: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Badge tone="warn" hasDot>
        {say(globals, 'หาคนขับ', 'Matching')}
      </Badge>
      <Badge tone="info" hasDot>
        {say(globals, 'กำลังไปรับ', 'On the way')}
      </Badge>
      <Badge tone="brand" hasDot>
        {say(globals, 'กำลังส่ง', 'Delivering')}
      </Badge>
      <Badge tone="success" hasDot>
        {say(globals, 'สำเร็จ', 'Completed')}
      </Badge>
      <Badge tone="danger" hasDot>
        {say(globals, 'ยกเลิก', 'Cancelled')}
      </Badge>
      <Badge>+2</Badge>
      <Badge tone="bonus">+฿400</Badge>
    </div>
  ),
};
