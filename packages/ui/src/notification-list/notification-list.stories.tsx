import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Headset, MapPin, Package, Star, Wallet } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import type { NotificationDay, NotificationListProps } from './notification-list.tsx';
import { NotificationList } from './notification-list.tsx';

type Lang = Record<string, unknown>;

const daysIn = (lang: Lang): readonly NotificationDay[] => [
  {
    id: 'today',
    heading: say(lang, 'วันนี้', 'Today'),
    groups: [
      {
        id: 'job',
        matter: { heading: say(lang, 'บ้านอารีย์ → อ่อนนุช', 'Baan Ari → On Nut'), end: 'J000-48213' },
        items: [
          {
            id: 'arrived',
            icon: MapPin,
            tone: 'bonus',
            title: say(lang, 'สมชายถึงสีลมคอมเพล็กซ์แล้ว', 'Somchai is at Silom Complex'),
            detail: say(lang, 'ผู้รับไม่รับสาย รอคุณตอบในแชต', 'Nobody answers the phone. He waits for you in the chat.'),
            time: '13:58',
            isUnread: true,
            action: (
              <>
                <Button variant="primary" size="dense">
                  {say(lang, 'ตอบสมชาย', 'Answer Somchai')}
                </Button>
                <Button variant="quiet" size="dense">
                  {say(lang, 'ติดตาม', 'Track')}
                </Button>
              </>
            ),
          },
          {
            id: 'picked',
            icon: Package,
            title: say(lang, 'รับของแล้ว', 'Picked up'),
            detail: say(lang, 'มีรูป 1 รูป', 'With one photo'),
            time: '13:31',
          },
          {
            id: 'accepted',
            icon: Check,
            title: say(lang, 'สมชายรับงาน', 'Somchai took the job'),
            detail: say(lang, 'รถเก๋งสีเทา 2ขก 4471', 'Grey car, 2ขก 4471'),
            time: '13:12',
          },
        ],
      },
      {
        id: 'single',
        items: [
          {
            id: 'support',
            icon: Headset,
            title: say(lang, 'ทีมช่วยเหลือตอบแล้ว', 'Support has answered'),
            detail: say(lang, 'ออกใบเสร็จใหม่ให้แล้วนะคะ', 'We have issued a new receipt for you'),
            time: '11:20',
            isUnread: true,
            link: { href: '#chat' },
          },
          {
            id: 'wallet',
            icon: Wallet,
            title: say(lang, 'เติมเงิน ฿1,000 ได้โบนัส ฿100', '฿1,000 topped up, ฿100 bonus'),
            detail: say(lang, 'กระเป๋าเงินคงเหลือ ฿1,706.45', 'Your balance is ฿1,706.45'),
            time: '09:04',
            link: { href: '#wallet' },
          },
        ],
      },
    ],
  },
  {
    id: 'yesterday',
    heading: say(lang, 'เมื่อวาน', 'Yesterday'),
    groups: [
      {
        id: 'single',
        items: [
          {
            id: 'rate',
            icon: Star,
            title: say(lang, 'ให้คะแนนประกิตหน่อยไหม', 'How was Prakit?'),
            detail: say(lang, 'J000-48177 · ศิริราช', 'J000-48177 · Siriraj'),
            time: '16:22',
            action: (
              <Button variant="tint" size="dense">
                {say(lang, 'ให้คะแนน', 'Rate')}
              </Button>
            ),
          },
        ],
      },
    ],
  },
];

const facesIn = (lang: Lang): NotificationListProps => ({
  days: daysIn(lang),
  unreadLabel: say(lang, 'ยังไม่ได้อ่าน', 'Not read yet'),
  loadingLabel: say(lang, 'กำลังโหลดการแจ้งเตือน', 'Loading notifications'),
  empty: (
    <EmptyState
      title={say(lang, 'ยังไม่มีอะไรใหม่', 'Nothing new')}
      action={<Button>{say(lang, 'เรียกรถ', 'Book a delivery')}</Button>}
    >
      {say(lang, 'เมื่อคนขับรับงาน เราจะบอกคุณที่นี่', 'When a driver takes a job, we tell you here')}
    </EmptyState>
  ),
  error: (
    <ErrorState
      title={say(lang, 'โหลดการแจ้งเตือนไม่ได้', 'The notifications did not load')}
      retry={{ label: say(lang, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined }}
    >
      {say(lang, 'เชื่อมต่ออินเทอร์เน็ตไม่ได้', 'No connection')}
    </ErrorState>
  ),
});

const meta = {
  title: 'Data/NotificationList',
  component: NotificationList,
  args: { status: 'ready', skeletonRows: 3 },
  argTypes: {
    status: { control: 'inline-radio', options: ['ready', 'loading', 'error'] },
    skeletonRows: { control: 'number' },
    days: { control: false },
    empty: { control: false },
    error: { control: false },
  },
  parameters: guide({
    aliases: ['notifications', 'inbox', 'activity feed', 'การแจ้งเตือน', 'กล่องข้อความ'],
    status: 'new',
    use: ['For what happened while people were away, by day; the events of one matter hang on its line, newest on top.'],
    avoid: [
      'For what happens now: Toast.',
      'For the stages of the job that is open: Timeline.',
      'More than one action in a row.',
    ],
    keyboard: [['Tab', 'goes through titles that lead somewhere and the buttons']],
    notes: [
      'Each day is a named region; the list of a matter has its name, too. Unread is weight, a dot and a word, never colour alone.',
      'New ones do not announce themselves here: the badge of the menu does.',
    ],
  }),
} satisfies Meta<NotificationListProps>;
export default meta;
type Story = StoryObj<NotificationListProps>;

const face = (args: Partial<NotificationListProps>): Story => ({
  args,
  render: (shown, { globals }) => <NotificationList {...facesIn(globals)} {...shown} />,
});

export const Playground: Story = { ...face({}), tags: ['picture'] };
export const Loading: Story = face({ status: 'loading', days: [] });
export const LoadingAnew: Story = face({ status: 'loading' });
export const Empty: Story = face({ days: [] });
export const Failed: Story = face({ status: 'error' });
