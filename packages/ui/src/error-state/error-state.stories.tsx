import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinOff } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ErrorState } from './error-state.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: '', children: '' },
  argTypes: { children: { control: 'text' }, icon: { control: false }, retry: { control: false } },
  parameters: guide({
    aliases: ['failure', 'could not load', 'retry', 'โหลดไม่สำเร็จ'],
    use: ['In the place of what could not be shown: what happened, what is not lost, and the way to try again.'],
    avoid: ['For a press that failed while the page stands: a banner or a toast.', 'For an empty list: the empty state.'],
    notes: ['An alert: spoken when it comes. While it is tried again the button is busy and keeps the focus.'],
  }),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = (lang: Lang) => ({
  title: say(lang, 'โหลดรายการไม่ได้', 'The list did not load'),
  text: say(lang, 'เชื่อมต่ออินเทอร์เน็ตไม่ได้ งานที่เรียกไว้ยังอยู่ครบ', 'No connection. Your bookings are safe.'),
});
const retry = (lang: Lang, isRetrying = false) => ({
  label: say(lang, 'ลองอีกครั้ง', 'Try again'),
  onRetry: () => undefined,
  isRetrying,
});

export const Playground: Story = {
  render: (args, { globals }) => (
    <ErrorState {...args} title={args.title || failed(globals).title} retry={retry(globals)}>
      {args.children || failed(globals).text}
    </ErrorState>
  ),
};
export const Failed: Story = {
  render: (_, { globals }) => (
    <ErrorState title={failed(globals).title} retry={retry(globals)}>
      {failed(globals).text}
    </ErrorState>
  ),
};
export const Retrying: Story = {
  render: (_, { globals }) => (
    <ErrorState title={failed(globals).title} retry={retry(globals, true)}>
      {failed(globals).text}
    </ErrorState>
  ),
};
export const NothingToRetry: Story = {
  render: (_, { globals }) => (
    <ErrorState icon={MapPinOff} title={say(globals, 'ลิงก์ติดตามนี้หมดอายุแล้ว', 'This tracking link has expired')}>
      {say(globals, 'ขอลิงก์ใหม่จากผู้ส่งได้', 'Ask the sender for a new one.')}
    </ErrorState>
  ),
};
