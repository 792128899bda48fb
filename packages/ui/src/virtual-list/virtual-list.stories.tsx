import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { ListRow } from '../list/list-row.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

type Lang = Record<string, unknown>;

const branches = (lang: Lang, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `branch-${index}`,
    title: say(lang, `สาขา ${index + 1}`, `Branch ${index + 1}`),
    detail:
      index % 7 === 3
        ? say(
            lang,
            'อาคารสาทรซิตี้ทาวเวอร์ ชั้น 28 เลขที่ 175 ถนนสาทรใต้ แขวงทุ่งมหาเมฆ เขตสาทร กรุงเทพมหานคร ฝากของที่เคาน์เตอร์ด้านหลัง',
            '175 Sathorn City Tower, 28th floor, South Sathorn Road, Thung Maha Mek, Sathorn; leave parcels at the counter behind the lifts',
          )
        : say(lang, 'ถ.พหลโยธิน พญาไท', 'Phahonyothin Road, Phaya Thai'),
  }));
type Branch = ReturnType<typeof branches>[number];

const meta = {
  title: 'Data/VirtualList',
  component: VirtualList<Branch>,
  args: { status: 'ready', rowHeight: 64 },
  argTypes: {
    status: { control: 'inline-radio', options: ['ready', 'loading', 'error'] },
    label: { control: false },
    items: { control: false },
    empty: { control: false },
    error: { control: false },
    loadingLabel: { control: false },
  },
  parameters: guide({
    aliases: ['infinite scroll', 'long list', 'windowing', 'virtual scroll', 'เลื่อนไม่สิ้นสุด', 'รายการยาว'],
    status: 'new',
    use: ['For more than about 200 rows in a box of its own: messages, branches of a company, addresses.'],
    avoid: [
      'For fewer: List. The browser’s own search finds only rows that are in the page.',
      'Where people compare columns: Table. Where they return to "page 3": Pagination.',
    ],
    keyboard: [
      ['Tab', 'into the box, then from row to row; a row with the focus stays when one scrolls'],
      ['Arrow keys, PageDown, End', 'scroll the box'],
    ],
    notes: [
      'Each row says which of how many it is, although most are not in the page.',
      'Rows may differ in height: each is measured.',
    ],
  }),
} satisfies Meta<VirtualListProps<Branch>>;
export default meta;
type Story = StoryObj<VirtualListProps<Branch>>;

const faces = (lang: Lang) => ({
  label: say(lang, 'สาขา', 'Branches'),
  rowHeight: 64,
  loadingLabel: say(lang, 'กำลังโหลดสาขา', 'Loading the branches'),
  empty: <EmptyState title={say(lang, 'ยังไม่มีสาขา', 'No branches yet')} />,
  error: (
    <ErrorState
      title={say(lang, 'โหลดสาขาไม่ได้', 'The branches did not load')}
      retry={{ label: say(lang, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined }}
    />
  ),
  renderItem: ({ title, detail }: Branch) => <ListRow leading={<Icon icon={MapPin} />} title={title} detail={detail} />,
});

const face = (args: Partial<VirtualListProps<Branch>>, count = 5_000): Story => ({
  args,
  render: (shown: Partial<VirtualListProps<Branch>>, { globals }) => (
    <Card padding="none" className="sw-story-box">
      <VirtualList {...faces(globals)} items={branches(globals, count)} {...shown} />
    </Card>
  ),
});

function Growing({ lang }: { readonly lang: Lang }) {
  const [count, setCount] = useState(100);
  return (
    <div className="sw-story-column">
      <Card padding="none" className="sw-story-box">
        <VirtualList
          {...faces(lang)}
          items={branches(lang, count)}
          total={1_240}
          onNearEnd={() => setCount((before) => Math.min(1_240, before + 100))}
        />
      </Card>
      <Button onClick={() => setCount(100)}>{say(lang, 'เริ่มใหม่', 'Start again')}</Button>
    </div>
  );
}

export const Playground: Story = face({});
export const FetchedAsOneScrolls: Story = { render: (_, { globals }) => <Growing lang={globals} /> };
export const Loading: Story = face({ status: 'loading' }, 0);
export const LoadingAnew: Story = face({ status: 'loading' });
export const Empty: Story = face({}, 0);
export const Failed: Story = face({ status: 'error' });
