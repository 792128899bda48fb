import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { exampleFrame } from '../../tests/example-pages/example-shell.tsx';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/stack.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { AppShell } from './app-shell.tsx';
import './page-bar.css';

const meta = {
  title: 'Frames/AppShell',
  component: AppShell,
  args: { ...exampleFrame({ lang: 'th' }), children: '' },
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
      'A page that one goes through to its end, such as paying, has a bar of its own instead of the tabs (sw-page-bar--alone).',
      'At a low height (400 % zoom, a phone in landscape) the tabs scroll away with the page.',
    ],
  }),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-page">
      <AppShell {...exampleFrame(globals)}>
        <Stack gap="large">
          <PageHeader title={say(globals, 'งานของฉัน', 'My bookings')} />
          <Card padding="large">{say(globals, 'ส่วนหลักของหน้าอยู่ตรงนี้', 'The main part of the page is here.')}</Card>
        </Stack>
      </AppShell>
    </div>
  ),
};

export const PageBar: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-page">
      <AppShell {...exampleFrame(globals)}>
        <Stack gap="large">
          <PageHeader title="IV2612-00042" />
          <Card padding="large">{say(globals, 'แถบของหน้าอยู่แทนแถบเมนู', 'The bar of the page takes the place of the tabs.')}</Card>
          <div className="sw-page-bar sw-page-bar--alone sw-figures">
            <p className="sw-grow sw-heading sw-strong">฿12,355.20</p>
            <Button variant="primary" size="large">
              {say(globals, 'จ่ายผ่านกรุงไทย', 'Pay with Krungthai')}
            </Button>
          </div>
        </Stack>
      </AppShell>
    </div>
  ),
};
