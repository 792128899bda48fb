import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import type { ConfirmProps } from './confirm.tsx';
import { Confirm } from './confirm.tsx';

const nothing = () => undefined;
const open = { docs: { story: { inline: false, iframeHeight: 480 } } };

const meta = {
  title: 'Overlays/Confirm',
  component: Confirm,
  args: {
    isOpen: false,
    title: '',
    children: '',
    confirmLabel: '',
    cancelLabel: '',
    tone: 'danger',
    isWorking: false,
    onConfirm: nothing,
    onCancel: nothing,
  },
  parameters: guide({
    aliases: ['are you sure', 'modal', 'prompt', 'alert dialog', 'ยืนยัน'],
    use: [
      'Before what cannot be undone or costs money: cancel a job, remove a card, delete an account.',
      'Both buttons say what they do. The text says what is lost and what stays.',
    ],
    avoid: [
      'For what can be undone: do it, and offer "Undo" in a toast.',
      'For a choice of more than two, or with fields: a dialog.',
      'To tell something that needs no answer: a banner or a toast.',
    ],
    keyboard: [
      ['Enter, Space', 'presses the button in focus: the way back when it opens'],
      ['Tab, Shift + Tab', 'stay inside'],
      ['Escape', 'the way back; nothing while it is being done'],
    ],
    pattern: 'alertdialog',
    notes: [
      'An alert dialog: title and consequence are read out when it opens.',
      'While it is being done the button is busy and keeps its width. An error appears inside and is spoken; nothing typed or chosen is lost.',
    ],
  }),
} satisfies Meta<typeof Confirm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lang = Record<string, unknown>;

const cancelJob = (lang: Lang) => ({
  title: say(lang, 'ยกเลิกงาน J123-45678 ไหม', 'Cancel job J123-45678?'),
  children: say(
    lang,
    'คนขับกำลังไปจุดรับ ยกเลิกตอนนี้ไม่มีค่าธรรมเนียม และคืนเงิน ฿466.45 เข้ากระเป๋าเงินทันที',
    'The driver is on the way to the pick-up. There is no fee now, and ฿466.45 goes back to your wallet at once.',
  ),
  confirmLabel: say(lang, 'ยกเลิกงาน', 'Cancel the job'),
  cancelLabel: say(lang, 'ให้งานเดินต่อ', 'Keep it going'),
});

/** Behaves as a page would: asks, completes after a delay, and with `canFail` fails the first time. */
function Live({ lang, ...props }: { readonly lang: Lang } & Partial<ConfirmProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const texts = cancelJob(lang);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.confirmLabel}</Button>
      <Confirm
        {...props}
        {...texts}
        title={props.title || texts.title}
        confirmLabel={props.confirmLabel || texts.confirmLabel}
        cancelLabel={props.cancelLabel || texts.cancelLabel}
        isOpen={isOpen || Boolean(props.isOpen)}
        onConfirm={close}
        onCancel={close}
      >
        {props.children || texts.children}
      </Confirm>
    </>
  );
}

export const Playground: Story = { render: (args, { globals }) => <Live {...args} lang={globals} /> };

export const Danger: Story = {
  parameters: open,
  render: (_, { globals }) => <Confirm isOpen tone="danger" onConfirm={nothing} onCancel={nothing} {...cancelJob(globals)} />,
};

export const Plain: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Confirm
      isOpen
      onConfirm={nothing}
      onCancel={nothing}
      title={say(globals, 'ราคาเปลี่ยนเป็น ฿506.45', 'The price is now ฿506.45')}
      confirmLabel={say(globals, 'จองในราคา ฿506.45', 'Book for ฿506.45')}
      cancelLabel={say(globals, 'กลับไปแก้', 'Go back')}
    >
      {say(globals, 'เพิ่มจุดส่ง 1 จุด คิดเพิ่ม ฿40', 'One stop was added, for ฿40 more.')}
    </Confirm>
  ),
};

export const Working: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Confirm isOpen isWorking tone="danger" onConfirm={nothing} onCancel={nothing} {...cancelJob(globals)} />
  ),
};

export const DidNotWork: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Confirm
      isOpen
      tone="danger"
      error={say(
        globals,
        'ยกเลิกไม่ได้แล้ว เพราะคนขับเพิ่งรับของ โทรหาคนขับเพื่อเปลี่ยนจุดส่งแทนได้',
        'Too late: the driver has just picked up the parcel. Call to change the drop-off instead.',
      )}
      onConfirm={nothing}
      onCancel={nothing}
      {...cancelJob(globals)}
    />
  ),
};
