import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, MessageCircle, Package, Plus, Wallet } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { exampleNav } from '../../tests/example-pages/example-nav.ts';
import { say } from '../../tests/say.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/stack.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

type Lang = Record<string, unknown>;

const frameOf = (lang: Lang): Omit<AppShellProps, 'children'> => ({
  brand: { name: say(lang, 'ส่งไว', 'Songwai'), link: { href: '#home' } },
  action: { text: say(lang, 'จองส่งของ', 'Book a delivery'), icon: Plus, link: { href: '#new' } },
  nav: { label: say(lang, 'เมนูหลัก', 'Main menu'), groups: exampleNav(lang), currentId: 'bookings' },
  tabs: {
    label: say(lang, 'หน้าหลัก', 'Main pages'),
    currentId: 'bookings',
    mainId: 'new',
    items: [
      { id: 'bookings', text: say(lang, 'งาน', 'Bookings'), icon: Package, link: { href: '#bookings' } },
      { id: 'wallet', text: say(lang, 'กระเป๋าเงิน', 'Wallet'), icon: Wallet, link: { href: '#wallet' } },
      { id: 'new', text: say(lang, 'จอง', 'Book'), icon: Plus, link: { href: '#new' } },
      {
        id: 'chat',
        text: say(lang, 'แชต', 'Chat'),
        icon: MessageCircle,
        link: { href: '#chat' },
        count: { count: 1, label: say(lang, 'มี 1 คนรอคำตอบ', '1 person is waiting'), tone: 'attention' },
      },
    ],
    menu: { text: say(lang, 'เพิ่มเติม', 'More'), icon: Ellipsis, isOpen: false, onOpen: () => undefined },
  },
  renderAccount: (isCompact) =>
    isCompact ? (
      <Avatar initials={say(lang, 'บ', 'B')} label={say(lang, 'ร้านดอกไม้บ้านอารีย์', 'Baan Ari Flowers')} />
    ) : (
      <Stack direction="row" gap="small">
        <Avatar initials={say(lang, 'บ', 'B')} />
        <div>
          <div className="sw-strong">{say(lang, 'ร้านดอกไม้บ้านอารีย์', 'Baan Ari Flowers')}</div>
          <div className="sw-note">{say(lang, 'กระเป๋าเงิน ฿3,482.50', 'Wallet ฿3,482.50')}</div>
        </div>
      </Stack>
    ),
});

const meta = {
  title: 'Frames/AppShell',
  component: AppShell,
  args: { ...frameOf({ lang: 'th' }), children: '' },
  argTypes: {
    brand: { control: false },
    action: { control: false },
    nav: { control: false },
    tabs: { control: false },
    children: { control: false },
  },
  parameters: guide({
    aliases: ['layout of the app', 'page frame', 'sidebar layout', 'bottom navigation', 'โครงหน้า', 'แถบเมนูล่าง'],
    status: 'new',
    types: { file: 'src/side-nav/side-nav.tsx', names: ['NavItem'] },
    use: ['Once, around every page for people who have signed in.'],
    avoid: ['For the public pages: SiteHeader and SiteFooter.', 'For booking itself, where the map takes the room of the menu.'],
    keyboard: [['Tab', 'goes through the rail before the page; the skip link of the portal leads past it']],
    notes: [
      'A rail of 260 px; of 72 px with icons and tooltips between 760 and 1,080; tabs at the bottom of a phone, above its safe area.',
      'At a low height (400 % zoom, a phone in landscape) the tabs scroll away with the page.',
    ],
  }),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['picture'],
  render: (_, { globals }) => (
    <div className="sw-story-page">
      <AppShell {...frameOf(globals)}>
        <Stack gap="large">
          <PageHeader title={say(globals, 'งานของฉัน', 'My bookings')} />
          <Card padding="large">{say(globals, 'ส่วนหลักของหน้าอยู่ตรงนี้', 'The main part of the page is here.')}</Card>
        </Stack>
      </AppShell>
    </div>
  ),
};
