import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Trash2 } from 'lucide';
import { say } from '../../tests/say.ts';
import { Button } from './button.tsx';

const meta: Meta = { title: 'Controls/Button', component: Button };
export default meta;
type Story = StoryObj;

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
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
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
