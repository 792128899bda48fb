import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Car, CloudOff, Headset, MapPin, MessageCircle, Package, Receipt } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { hostileTexts } from '../../tests/chat/chat-talk.ts';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FloatingButton } from '../floating-button/floating-button.tsx';
import { useMedia } from '../lib/use-media.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { HelpJob } from './help-job.tsx';
import { HelpPanel, HelpTopics } from './help-panel.tsx';

type Lang = Readonly<Record<string, unknown>>;

const meta = {
  title: 'Chat/HelpPanel',
  component: HelpPanel,
  args: { title: '', note: '', closeLabel: '', onClose: () => undefined, isModal: false, children: null },
  argTypes: { children: { control: false } },
  parameters: guide({
    aliases: ['help centre', 'support widget', 'messenger', 'ช่วยเหลือ', 'ศูนย์ช่วยเหลือ'],
    status: 'new',
    use: [
      'Opened by a FloatingButton: the delivery under way first (`HelpJob`), four topics (`HelpTopics`), then the chat with people.',
      'Outside hours it takes a message instead.',
    ],
    avoid: ['For what belongs to the page: Panel or Dialog.'],
    keyboard: [
      ['Escape', 'closes, and the focus goes back to the button'],
      ['Tab', 'through what is in it; on a phone it stays inside'],
    ],
    pattern: 'dialog-modal',
    notes: [
      'On a phone it is a modal sheet (`isModal`); beside a mouse it is a panel over the button, and the page goes on behind it.',
      'The button gives `aria-controls` and `aria-expanded`.',
    ],
  }),
} satisfies Meta<typeof HelpPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Face {
  readonly title: string;
  readonly note: string;
  readonly body: ReactNode;
}

const topicsFace = (lang: Lang): Face => ({
  title: say(lang, 'มีอะไรให้ช่วยไหม', 'How can we help?'),
  note: say(lang, 'ทีมงานตอบทุกวัน 06:00–24:00', 'We answer every day, 06:00–24:00'),
  body: (
    <>
      <HelpJob
        icon={Car}
        title={say(lang, 'สมชายกำลังไปอ่อนนุช', 'Somchai is on the way to On Nut')}
        detail={say(lang, 'J000-48213 · ประมาณ 14:55 น.', 'J000-48213 · about 14:55')}
        link={{ href: '#job' }}
      />
      <HelpTopics
        label={say(lang, 'เรื่องที่ถามบ่อย', 'What people ask most')}
        topics={[
          {
            id: 'place',
            icon: MapPin,
            title: say(lang, 'แก้ที่อยู่หรือผู้รับ', 'Change an address or receiver'),
            detail: say(lang, 'งานที่กำลังส่ง', 'Of a delivery under way'),
            link: { href: '#a' },
          },
          { id: 'cancel', icon: Ban, title: say(lang, 'ยกเลิกหรือเลื่อนเวลา', 'Cancel or postpone'), link: { href: '#b' } },
          { id: 'money', icon: Receipt, title: say(lang, 'ใบเสร็จและการจ่ายเงิน', 'Receipts and payments'), link: { href: '#c' } },
          { id: 'lost', icon: Package, title: say(lang, 'ของเสียหายหรือส่งไม่ถึง', 'Damaged or not delivered'), link: { href: '#d' } },
        ]}
      />
      <Button variant="primary" size="large" isFullWidth icon={MessageCircle}>
        {say(lang, 'แชตกับทีมงาน', 'Chat with our team')}
      </Button>
    </>
  ),
});

function Opened({
  lang,
  face,
  isOpenFirst = true,
}: {
  readonly lang: Lang;
  readonly face: Face;
  readonly isOpenFirst?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const isModal = useMedia('(max-width: 599.98px)');
  const id = useId();
  const closeLabel = say(lang, 'ปิด', 'Close');
  return (
    <div className="sw-story-help">
      <FloatingButton
        icon={Headset}
        tone="deep"
        label={say(lang, 'ให้เราช่วยไหม', 'Need help?')}
        closeLabel={closeLabel}
        isOpen={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen ? (
        <HelpPanel id={id} title={face.title} note={face.note} {...{ closeLabel, isModal }} onClose={() => setIsOpen(false)}>
          {face.body}
        </HelpPanel>
      ) : null}
    </div>
  );
}

export const Playground: Story = {
  render: (_, { globals }) => <Opened lang={globals} face={topicsFace(globals)} />,
  tags: ['picture'],
};
export const Closed: Story = {
  render: (_, { globals }) => <Opened lang={globals} face={topicsFace(globals)} isOpenFirst={false} />,
};
export const OutsideHours: Story = {
  render: (_, { globals }) => (
    <Opened
      lang={globals}
      face={{
        title: say(globals, 'ฝากเรื่องไว้ได้', 'Leave us a message'),
        note: say(globals, 'ทีมงานกลับมา 06:00 น.', 'We are back at 06:00'),
        body: (
          <>
            <TextArea label={say(globals, 'เล่าเรื่องที่เกิดขึ้น', 'What happened?')} value="" onChange={() => undefined} />
            <Button variant="primary" isFullWidth>
              {say(globals, 'ฝากข้อความ', 'Leave the message')}
            </Button>
          </>
        ),
      }}
    />
  ),
};
export const Failed: Story = {
  render: (_, { globals }) => (
    <Opened
      lang={globals}
      face={{
        ...topicsFace(globals),
        body: (
          <ErrorState
            icon={CloudOff}
            title={say(globals, 'เปิดแชตไม่สำเร็จ', 'The chat did not open')}
            retry={{ label: say(globals, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined }}
          >
            {say(globals, 'ลองอีกครั้ง หรือส่งเรื่องทางอีเมล', 'Try again, or write us a mail.')}
          </ErrorState>
        ),
      }}
    />
  ),
};
export const HostileTexts: Story = {
  render: (_, { globals }) => (
    <Opened
      lang={globals}
      face={{
        title: hostileTexts[0] ?? '',
        note: hostileTexts[1] ?? '',
        body: <HelpJob icon={Car} title={hostileTexts[0] ?? ''} detail={hostileTexts[2] ?? ''} link={{ href: '#x' }} />,
      }}
    />
  ),
};
