import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { UndoToast } from './undo-toast.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Feedback/UndoToast',
  component: UndoToast,
  args: { children: 'เรียง 4 จุดใหม่แล้ว', undoText: 'เลิกทำ', onUndo: nothing },
  parameters: guide({
    aliases: ['snackbar', 'undo', 'เลิกทำ'],
    use: ['Right after a press that changed several things at once, where the way back is one press too. Eight seconds.'],
    avoid: [
      'Where it is the only way back: what it undoes must also be undone later, by the control that did it.',
      'For the outcome of what is not on the page: a toast of the stack.',
    ],
    notes: [
      'It announces nothing itself: the screen says what was done to a live region that was there before.',
      'As a notice of an ActionBar it floats above the bar.',
    ],
  }),
} satisfies Meta<typeof UndoToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <UndoToast {...args} undoText={say(globals, 'เลิกทำ', 'Undo')}>
      {say(globals, 'เรียง 4 จุดใหม่แล้ว', '4 stops have a new place')}
    </UndoToast>
  ),
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <UndoToast {...args} undoText={say(globals, 'เลิกทำ', 'Undo')}>
      {say(
        globals,
        'เรียง 8 จุดใหม่ให้สั้นที่สุดแล้ว จุดรับอยู่ที่เดิม และจุดที่กลับไปส่งคืนอยู่ท้ายสุดเหมือนเดิม',
        'Eight stops have a new place on the shortest way; the pick-up and the return stay where they were',
      )}
    </UndoToast>
  ),
};
