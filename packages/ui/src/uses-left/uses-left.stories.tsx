import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { UsesLeft } from './uses-left.tsx';

const meta = {
  title: 'Data/UsesLeft',
  component: UsesLeft,
  args: { label: '', total: 10, left: 7 },
  argTypes: { label: { control: false } },
  parameters: guide({
    aliases: ['punch card', 'credits left', 'สิทธิ์คงเหลือ', 'ใช้ได้อีก'],
    status: 'new',
    use: ['How often something can still be used, at most about a dozen times, on a card in the deep colour.'],
    avoid: ['For how much of a task is done: Progress.'],
    notes: ['Say the number in words beside it, too.'],
  }),
  render: ({ total, left }, { globals }) => (
    <div className="sw-story-deep">
      <UsesLeft label={say(globals, `ใช้ได้อีก ${left} เที่ยว`, `${left} more trips`)} {...{ total, left }} />
    </div>
  ),
} satisfies Meta<typeof UsesLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** More than the bars can show. */
export const Many: Story = { args: { left: 23 } };
export const AllUsed: Story = { args: { left: 0 } };
