import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Link } from '../link/link.tsx';
import { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';

type Lang = Record<string, unknown>;

const ignore = () => undefined;

function Asked({ lang, ...props }: { readonly lang: Lang } & Partial<ConsentDialogProps>) {
  const [tickedIds, setTickedIds] = useState<readonly string[]>(props.tickedIds ?? []);
  return (
    <ConsentDialog
      title={say(lang, 'ก่อนเริ่มใช้ส่งไว', 'Before you start')}
      lead={say(
        lang,
        'เราขอความยินยอมสองข้อ ข้อแรกจำเป็นต่อการให้บริการ',
        'We ask for two things. The first is needed for the service.',
      )}
      items={[
        {
          id: 'terms',
          badge: say(lang, 'จำเป็น', 'Required'),
          required: { missingText: say(lang, 'ข้อนี้จำเป็นต่อการใช้งาน', 'This one is needed to go on.') },
          label: (
            <>
              {say(lang, 'ฉันยอมรับ', 'I accept the ')}
              <Link href="#privacy">{say(lang, 'นโยบายความเป็นส่วนตัว', 'privacy policy')}</Link>
            </>
          ),
        },
        {
          id: 'news',
          badge: say(lang, 'ไม่บังคับ', 'Optional'),
          label: say(lang, 'ฉันอยากรับโปรโมชันและข่าวฟีเจอร์ใหม่', 'I want to hear about offers and new features'),
          detail: say(lang, 'เปลี่ยนใจได้ในหน้าตั้งค่า', 'You can change this in the settings.'),
        },
      ]}
      confirm={{ label: say(lang, 'ยืนยัน', 'Confirm'), onConfirm: ignore }}
      refuse={{ label: say(lang, 'ไม่ยอมรับและออกจากระบบ', 'Decline and sign out'), onRefuse: ignore }}
      {...props}
      tickedIds={tickedIds}
      onTick={setTickedIds}
    />
  );
}

const meta = {
  title: 'Overlays/ConsentDialog',
  component: ConsentDialog,
  args: {
    title: '',
    lead: '',
    items: [],
    tickedIds: [],
    onTick: ignore,
    confirm: { label: '', onConfirm: ignore },
    refuse: { label: '', onRefuse: ignore },
    isSending: false,
  },
  argTypes: {
    title: { control: false },
    lead: { control: false },
    items: { control: false },
    tickedIds: { control: false },
    confirm: { control: false },
    refuse: { control: false },
    problem: { control: false },
  },
  parameters: {
    ...guide({
      aliases: ['terms and conditions', 'pdpa', 'agreement', 'opt in', 'ความยินยอม', 'ข้อกำหนด'],
      types: { file: 'src/consent-dialog/consent-dialog.tsx', names: ['ConsentItem'] },
      use: ['For consent without which the service cannot be used, with what else is asked at the same moment.'],
      avoid: ['For one box inside a form: Checkbox. For measuring: CookieNotice, which does not stop anyone.'],
      keyboard: [
        ['Tab, Space', 'ticks; Escape does nothing, because only an answer closes it'],
        ['Enter on "Confirm"', 'without the required one: goes there, and its reason is read'],
      ],
      pattern: 'dialog-modal',
      notes: ['Nothing is ticked by default. A failed answer leaves the ticks as they are.'],
    }),
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ isSending }, { globals }) => <Asked lang={globals} isSending={isSending} />,
};
export const Missing: Story = {
  render: (_, { globals }) => <Asked lang={globals} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ยืนยัน|Confirm/ }));
  },
};
export const NotSaved: Story = {
  render: (_, { globals }) => (
    <Asked
      lang={globals}
      tickedIds={['terms']}
      problem={say(globals, 'บันทึกคำตอบไม่ได้ ลองอีกครั้ง', 'Your answer was not stored. Try again.')}
    />
  ),
};
export const Sending: Story = { render: (_, { globals }) => <Asked lang={globals} tickedIds={['terms']} isSending /> };
