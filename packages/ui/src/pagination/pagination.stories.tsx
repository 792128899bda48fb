import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { LoadMore } from './load-more.tsx';
import type { PaginationProps } from './pagination.tsx';
import { Pagination } from './pagination.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 30, total: 248 },
  parameters: guide({
    aliases: ['pages', 'load more', 'next page', 'หน้าถัดไป'],
    use: [
      '`Pagination` for a list whose length is known and whose pages have addresses: jobs of a year, invoices.',
      '`LoadMore` below a list that is read downwards and paged by key (a ledger, a chat’s past), on phones above all.',
    ],
    avoid: [
      'When all rows fit into one page: show them.',
      'Loading by itself at the end of the list: the foot of the page runs away, and a screen reader loses its place.',
      'To go through the steps of a form.',
    ],
    keyboard: [
      ['Tab', 'goes through the numbers that can be pressed'],
      ['Enter', 'turns to the page'],
    ],
    notes: [
      'The row keeps seven places, so that the next page’s number is under the cursor again. Under 560 px it says “3 / 9” instead.',
      'A screen reader hears the navigation’s name, which page is the current one, and after a change what is shown. Move the focus to the list’s heading if the page scrolls up.',
      'At either end the arrow stays and says that it is disabled; the focus is not lost. When the last rows have come, the focus of “more” goes to the count.',
    ],
  }),
} satisfies Meta<PaginationProps>;
export default meta;
type Story = StoryObj<PaginationProps>;

const textsIn = (lang: Lang) => ({
  previous: say(lang, 'หน้าก่อน', 'Previous page'),
  next: say(lang, 'หน้าถัดไป', 'Next page'),
  page: (page: number) => say(lang, `หน้า ${page}`, `Page ${page}`),
  range: (from: number, to: number, total: number) => say(lang, `${from}–${to} จาก ${total}`, `${from}–${to} of ${total}`),
  compact: (page: number, pageCount: number) => `${page} / ${pageCount}`,
});

function Pages({ lang, ...props }: Partial<PaginationProps> & { readonly lang: Lang }) {
  const [page, setPage] = useState(props.page ?? 1);
  return (
    <Pagination
      label={say(lang, 'หน้าของรายการงาน', 'Pages of jobs')}
      pageSize={30}
      total={248}
      texts={textsIn(lang)}
      {...props}
      page={page}
      onChange={setPage}
    />
  );
}

export const Playground: Story = {
  render: ({ page, pageSize, total }, { globals }) => <Pages key={page} lang={globals} {...{ page, pageSize, total }} />,
};
export const First: Story = { render: (_, { globals }) => <Pages lang={globals} page={1} /> };
export const Middle: Story = { render: (_, { globals }) => <Pages lang={globals} page={5} /> };
export const Last: Story = { render: (_, { globals }) => <Pages lang={globals} page={9} /> };
export const FewPages: Story = { render: (_, { globals }) => <Pages lang={globals} page={2} total={82} /> };
export const ThousandsOfPages: Story = { render: (_, { globals }) => <Pages lang={globals} page={1204} total={72_000} /> };
export const OnPhone: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Pages lang={globals} page={3} />
    </div>
  ),
};
export const AsLinks: Story = {
  render: (_, { globals }) => (
    <Pages lang={globals} page={4} linkOf={(page) => ({ href: `#page=${page}`, onClick: (event) => event.preventDefault() })} />
  ),
};

type MoreState = 'more' | 'loading' | 'failed' | 'all';

function More({ lang, state }: { readonly lang: Lang; readonly state: MoreState }) {
  const [shown, setShown] = useState(state === 'all' ? 73 : 30);
  return (
    <LoadMore
      shown={shown}
      total={73}
      hasMore={shown < 73}
      isLoading={state === 'loading'}
      error={
        state === 'failed'
          ? say(lang, 'โหลดต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง', 'The rest did not load. Check your connection and try again.')
          : undefined
      }
      onMore={() => setShown(Math.min(73, shown + 30))}
      texts={{
        more: state === 'failed' ? say(lang, 'ลองอีกครั้ง', 'Try again') : say(lang, 'ดูเพิ่มอีก 30 รายการ', 'Show 30 more'),
        shown: (count, total) => say(lang, `แสดง ${count} จาก ${total} รายการ`, `${count} of ${total} shown`),
        added: (added, count) => say(lang, `เพิ่มอีก ${added} รายการ รวม ${count}`, `${added} more, ${count} shown`),
      }}
    />
  );
}

const more = (state: MoreState): Story => ({ render: (_, { globals }) => <More lang={globals} state={state} /> });
export const LoadingMore: Story = more('more');
export const MoreOnWay: Story = more('loading');
export const MoreFailed: Story = more('failed');
export const AllShown: Story = more('all');
