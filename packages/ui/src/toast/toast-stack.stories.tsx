import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { ToastStack } from './toast-stack.tsx';
import { useToasts } from './use-toasts.tsx';

type Lang = Record<string, unknown>;
const nothing = () => undefined;
const page = { docs: { story: { inline: false, iframeHeight: 420 } } };

const texts = (lang: Lang) => ({
  region: say(lang, 'ข้อความแจ้ง', 'Notices'),
  dismiss: say(lang, 'ปิด', 'Dismiss'),
  keep: say(lang, 'ค้างไว้', 'Keep it here'),
});

const meta = {
  title: 'Feedback/ToastStack',
  component: ToastStack,
  args: { toasts: [], texts: texts({ lang: 'th' }), onDismiss: nothing },
  argTypes: { texts: { control: false } },
  parameters: {
    ...guide({
      aliases: ['snackbar', 'notification', 'แจ้งเตือน'],
      use: [
        'For the outcome of what was just done, where the page itself does not show it: link copied, money added, job cancelled.',
        'With an action where it can be undone. `useToasts` holds them; one stack a page.',
      ],
      avoid: [
        'For an error of a field: its own error. For what stays true: a banner.',
        'For what must be answered: a dialog. For what the page already shows: nothing.',
      ],
      keyboard: [
        ['F6', 'to the messages, and back to where one was'],
        ['Tab', 'through their buttons'],
        ['Escape', 'back to where one was'],
      ],
      notes: [
        'A named region with a polite live list; an error is an alert. No message takes the focus.',
        'Six seconds; errors and messages with an action stay. All clocks stop while one is pointed at or focused, and "keep" stops one for good (WCAG 2.2.1).',
        'Four at most: beyond that the oldest passing one goes, and errors wait for their turn. Dismissed by key, the focus goes to the next one, then back.',
      ],
    }),
    ...page,
  },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ lang }: { readonly lang: Lang }) {
  const { toasts, show, dismiss } = useToasts();
  const undo = (
    <Button variant="quiet" size="dense">
      {say(lang, 'เลิกทำ', 'Undo')}
    </Button>
  );
  return (
    <div className="sw-story-row">
      <Button onClick={() => show({ tone: 'success', title: say(lang, 'คัดลอกลิงก์แล้ว', 'Link copied') })}>
        {say(lang, 'ข่าวดี', 'Good news')}
      </Button>
      <Button onClick={() => show({ tone: 'info', title: say(lang, 'ลบที่อยู่แล้ว', 'Address removed'), action: undo })}>
        {say(lang, 'เลิกทำได้', 'Something to undo')}
      </Button>
      <Button onClick={() => show({ tone: 'danger', title: say(lang, 'จ่ายไม่ผ่าน', 'Payment refused') })}>
        {say(lang, 'ข้อผิดพลาด', 'An error')}
      </Button>
      <ToastStack texts={texts(lang)} toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

export const Playground: Story = { render: (_, { globals }) => <Live lang={globals} /> };

export const AllTones: Story = {
  render: (_, { globals }) => (
    <ToastStack
      texts={texts(globals)}
      onDismiss={nothing}
      toasts={[
        {
          id: '1',
          tone: 'success',
          durationMs: null,
          title: say(globals, 'เติมเงินแล้ว ฿3,400', '฿3,400 added'),
          detail: say(globals, 'ยอดใหม่ ฿6,882.50', 'Balance ฿6,882.50'),
        },
        {
          id: '2',
          tone: 'danger',
          title: say(globals, 'จ่ายไม่ผ่าน', 'Payment refused'),
          detail: say(globals, 'ลองใบอื่นหรือพร้อมเพย์', 'Try another card, or PromptPay'),
        },
        { id: '3', tone: 'warn', durationMs: null, title: say(globals, 'ใกล้หมดเวลา', 'Time is running out') },
        { id: '4', tone: 'info', durationMs: null, title: say(globals, 'ราคาเปลี่ยน', 'The price changed') },
      ]}
    />
  ),
};

export const WithAction: Story = {
  render: (_, { globals }) => (
    <ToastStack
      texts={texts(globals)}
      onDismiss={nothing}
      toasts={[
        {
          id: '1',
          tone: 'success',
          title: say(globals, 'ลบที่อยู่ “ออฟฟิศสีลม” แล้ว', '“Silom office” removed'),
          action: (
            <Button variant="quiet" size="dense">
              {say(globals, 'เลิกทำ', 'Undo')}
            </Button>
          ),
        },
      ]}
    />
  ),
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <ToastStack
      texts={texts(globals)}
      onDismiss={nothing}
      toasts={[
        {
          id: '1',
          tone: 'warn',
          durationMs: null,
          title: say(globals, 'คนขับยังติดต่อผู้รับที่จุดส่งที่สองไม่ได้', 'The driver cannot reach the person at the second drop-off'),
          detail: say(
            globals,
            'รออีก 12 นาทีโดยไม่คิดค่ารอ หลังจากนั้นคิดเป็นรายครึ่งชั่วโมง โทรหาผู้รับหรือฝากของไว้กับคนใกล้เคียงได้',
            'Twelve more minutes are free, then each half hour is charged. Call, or name somebody nearby.',
          ),
        },
      ]}
    />
  ),
};
