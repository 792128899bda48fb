import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { ErrorState } from './error-state.tsx';

const meta: Meta = { title: 'Feedback/ErrorState', component: ErrorState };
export default meta;

const state = (isRetrying: boolean): StoryObj => ({
  render: (_, { globals }) => (
    <ErrorState
      title={say(globals, 'โหลดรายการไม่ได้', 'The list did not load')}
      retry={{ label: say(globals, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined, isRetrying }}
    >
      {say(globals, 'เชื่อมต่ออินเทอร์เน็ตไม่ได้ งานที่เรียกไว้ยังอยู่ครบ', 'No connection. Your bookings are safe.')}
    </ErrorState>
  ),
});

export const Failed: StoryObj = state(false);
export const Retrying: StoryObj = state(true);
