import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Gift, MapPin, Plus, Star, Undo2 } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { ListProps } from './list.tsx';
import { List } from './list.tsx';
import { ListRow } from './list-row.tsx';

type Lang = Record<string, unknown>;

const moves = (lang: Lang) => [
  {
    id: 'ride',
    icon: ArrowRight,
    title: say(lang, 'ค่าส่ง', 'Delivery'),
    detail: '21/11/2026 14:05 · J000-48213',
    sum: '−฿506.45',
  },
  {
    id: 'refund',
    icon: Undo2,
    title: say(lang, 'คืนเงิน งานยกเลิก', 'Refund, cancelled job'),
    detail: '20/11/2026 17:42 · J000-48102',
    sum: '+฿119.40',
  },
  {
    id: 'bonus',
    icon: Gift,
    title: say(lang, 'โบนัสเติมเงิน', 'Top-up bonus'),
    detail: say(lang, 'จากแพ็กเกจ ฿3,000 ใช้ได้ถึง 19/11/2027', 'From the ฿3,000 package, good until 19/11/2027'),
    sum: '+฿400',
  },
];
type Move = ReturnType<typeof moves>[number];

const meta = {
  title: 'Data/List',
  component: List<Move>,
  args: { status: 'ready', dividers: 'full', skeletonRows: 4, hasLeading: true },
  argTypes: {
    skeletonRows: { control: 'number' },
    status: { control: 'inline-radio', options: ['ready', 'loading', 'error'] },
    dividers: { control: 'inline-radio', options: ['full', 'inset', 'none'] },
  },
  parameters: guide({
    aliases: ['rows', 'list item', 'menu list', 'รายการ'],
    use: [
      'For things of one kind of which each has a name and one or two facts: a ledger, saved places, settings.',
      'As the phone’s form of something that is a table on a desk, when its rows have an order of importance.',
    ],
    avoid: [
      'When people compare figures across rows: a table, whose columns line up.',
      'For places in travel order: the route line.',
      'For two to five choices: radio cards.',
    ],
    keyboard: [
      ['Tab', 'goes from row to row, where rows lead somewhere, and to the buttons beside them'],
      ['Enter', 'opens the row'],
    ],
    notes: [
      'It has four faces, and a screen has to give each: loading (grey rows of the real shape), empty, error, full.',
      'A screen reader hears the list’s name and how many rows it has. A row’s own buttons stand beside its link, never inside.',
      'While rows are fetched anew the old ones stay, dimmed, and the list is busy.',
    ],
  }),
} satisfies Meta<ListProps<Move>>;
export default meta;
type Story = StoryObj<ListProps<Move>>;

const faces = (lang: Lang) => ({
  label: say(lang, 'ความเคลื่อนไหว', 'Ledger'),
  loadingLabel: say(lang, 'กำลังโหลดความเคลื่อนไหว', 'Loading the ledger'),
  empty: (
    <EmptyState
      title={say(lang, 'ยังไม่มีความเคลื่อนไหว', 'Nothing here yet')}
      action={<Button variant="primary">{say(lang, 'เติมเงิน', 'Top up')}</Button>}
    >
      {say(lang, 'เติมเงินครั้งแรกรับโบนัสทันที', 'Your first top-up earns a bonus')}
    </EmptyState>
  ),
  error: (
    <ErrorState
      title={say(lang, 'โหลดรายการไม่ได้', 'The ledger did not load')}
      retry={{ label: say(lang, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined }}
    >
      {say(lang, 'เชื่อมต่ออินเทอร์เน็ตไม่ได้ ยอดเงินของคุณยังอยู่ครบ', 'No connection. Your balance is safe.')}
    </ErrorState>
  ),
});

const row = (move: Move) => (
  <ListRow leading={<Icon icon={move.icon} />} title={move.title} detail={move.detail} trailing={move.sum} />
);

const face = (args: Partial<ListProps<Move>>): Story => ({
  args,
  render: (shown: Partial<ListProps<Move>>, { globals }) => (
    <div className="sw-story-column">
      <Card padding="none">
        <List {...faces(globals)} items={moves(globals)} renderItem={row} {...shown} />
      </Card>
    </div>
  ),
});

export const Playground: Story = face({});
export const Loading: Story = face({ status: 'loading', items: [] });
export const LoadingAnew: Story = face({ status: 'loading' });
export const Empty: Story = face({ items: [] });
export const Failed: Story = face({ status: 'error' });
export const InsetDividers: Story = face({ dividers: 'inset' });

export const LinksAndButtons: Story = {
  render: (_, { globals }) => {
    const places = [
      {
        id: 'shop',
        title: say(globals, 'ร้านดอกไม้ บ้านอารีย์', 'Baan Ari Flowers'),
        detail: say(globals, 'ซ.อารีย์ 4 พญาไท', 'Soi Ari 4, Phaya Thai'),
      },
      { id: 'silom', title: say(globals, 'สีลมคอมเพล็กซ์', 'Silom Complex'), detail: say(globals, 'สีลม บางรัก', 'Si Lom, Bang Rak') },
    ];
    return (
      <div className="sw-story-column">
        <Card padding="none">
          <List
            {...faces(globals)}
            label={say(globals, 'ที่อยู่ที่บันทึกไว้', 'Saved places')}
            items={places}
            renderItem={({ id, title, detail }) => (
              <ListRow
                leading={<Icon icon={MapPin} />}
                {...{ title, detail }}
                link={{ href: `#${id}` }}
                isCurrent={id === 'shop'}
                actions={<IconButton icon={Star} label={say(globals, `ปักหมุด ${title}`, `Pin ${title}`)} />}
              />
            )}
          />
        </Card>
        <Card padding="none">
          <ListRow leading={<Icon icon={Plus} />} title={say(globals, 'เพิ่มที่อยู่', 'Add a place')} onPress={() => undefined} />
        </Card>
        <Card padding="none">
          <ListRow
            title={say(globals, 'ใบกำกับภาษี', 'Tax invoices')}
            detail={say(globals, 'เปิดใช้ได้หลังยืนยันตัวตน', 'Available once you are verified')}
            onPress={() => undefined}
            isDisabled
          />
        </Card>
      </div>
    );
  },
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Card padding="none">
        <ListRow
          leading={<Icon icon={MapPin} />}
          title={say(
            globals,
            'อาคารสำนักงานใหญ่การไฟฟ้าฝ่ายผลิตแห่งประเทศไทย ประตูฝั่งสะพานพระราม 7 จุดรับพัสดุชั้นใต้ดิน',
            'Electricity Generating Authority of Thailand head office, Rama VII Bridge gate, basement parcel desk',
          )}
          detail={say(globals, 'บางกรวย นนทบุรี · ติดต่อคุณพิมพ์ชนก 081 234 5678', 'Bang Kruai, Nonthaburi · Pimchanok 081 234 5678')}
          trailing={<Badge tone="success">{say(globals, 'สำเร็จ', 'Done')}</Badge>}
          link={{ href: '#egat' }}
        />
      </Card>
    </div>
  ),
};
