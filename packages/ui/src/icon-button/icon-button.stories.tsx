import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare, Phone, Share, X } from 'lucide';
import { say } from '../../tests/say.ts';
import { IconButton } from './icon-button.tsx';

const meta: Meta = { title: 'Controls/IconButton', component: IconButton };
export default meta;

export const Variants: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <IconButton icon={X} label={say(globals, 'ปิด', 'Close')} />
      <IconButton icon={Phone} variant="outlined" label={say(globals, 'โทรหาคนขับ', 'Call the driver')} />
      <IconButton icon={MessageSquare} variant="outlined" label={say(globals, 'ส่งข้อความ', 'Send a message')} />
      <IconButton icon={Share} variant="raised" label={say(globals, 'แชร์', 'Share')} />
      <IconButton icon={X} isDisabled label={say(globals, 'ลบ', 'Remove')} />
    </div>
  ),
};
