import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Trash2 } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: '', variant: 'primary', size: 'medium', isLoading: false, isDisabled: false, isFullWidth: false },
  argTypes: { children: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' } },
  parameters: guide({
    aliases: ['submit', 'CTA', 'ปุ่ม', 'ปุ่มกด'],
    use: [
      'For something that happens here: book, save, cancel, open a dialog.',
      'One primary button a view, for what most people came to do. Its text says what it does, with the sum where money moves.',
    ],
    avoid: [
      'To go to another page: a link, which can look like a button (`buttonClass`).',
      'For a choice that stays: chips, radio cards or a switch.',
      'Disabled, where it could instead say what is missing when it is pressed.',
    ],
    keyboard: [['Enter, Space', 'presses it']],
    pattern: 'button',
    notes: ['While it loads it keeps its width, its name and the focus, says that it is busy, and takes no second press.'],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Button {...args}>{children || say(globals, 'จองในราคา ฿466.45', 'Book for ฿466.45')}</Button>
  ),
};

export const Variants: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Button variant="primary">{say(globals, 'จองในราคา ฿466.45', 'Book for ฿466.45')}</Button>
      <Button variant="secondary" icon={Download}>
        {say(globals, 'ดาวน์โหลด CSV', 'Download CSV')}
      </Button>
      <Button variant="tint">{say(globals, 'เติมเงิน', 'Top up')}</Button>
      <Button variant="quiet" iconEnd={ArrowRight}>
        {say(globals, 'ลืมรหัสผ่าน', 'Forgot password')}
      </Button>
      <Button variant="soft">{say(globals, 'สลับจุด', 'Swap the stops')}</Button>
      <Button variant="danger" icon={Trash2}>
        {say(globals, 'ยกเลิกงาน', 'Cancel job')}
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['large', 'medium', 'dense'] as const).map((size) => (
        <Button key={size} variant="primary" size={size}>
          {say(globals, 'เรียกรถ', 'Book')}
        </Button>
      ))}
    </div>
  ),
};

export const Loading: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Button variant="primary" size="large" isLoading>
        {say(globals, 'จองในราคา ฿466.45', 'Book for ฿466.45')}
      </Button>
      <Button isLoading>{say(globals, 'ลองอีกครั้ง', 'Try again')}</Button>
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['primary', 'secondary', 'quiet', 'soft', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} isDisabled>
          {say(globals, 'เรียกรถ', 'Book')}
        </Button>
      ))}
    </div>
  ),
};

export const FullWidth: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Button variant="primary" size="large" isFullWidth>
        {say(globals, 'เข้าสู่ระบบ', 'Sign in')}
      </Button>
    </div>
  ),
};
