import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { ToastStack } from './toast-stack.tsx';
import { useToasts } from './use-toasts.tsx';

const meta: Meta = { title: 'Feedback/ToastStack', component: ToastStack };
export default meta;
type Lang = Record<string, unknown>;

const texts = (lang: Lang) => ({ region: say(lang, 'ข้อความแจ้ง', 'Notices'), dismiss: say(lang, 'ปิด', 'Dismiss') });

export const AllTones: StoryObj = {
  render: (_, { globals }) => (
    <ToastStack
      texts={texts(globals)}
      onDismiss={() => undefined}
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

function Live({ lang }: { readonly lang: Lang }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ tone: 'success', title: say(lang, 'คัดลอกลิงก์แล้ว', 'Link copied') })}>
        {say(lang, 'แจ้งหนึ่งเรื่อง', 'Show one')}
      </Button>
      <ToastStack texts={texts(lang)} toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

export const ComingAndGoing: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
