import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { ExampleFooter, ExampleHeader } from '../../tests/example-pages/example-site.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Frames/SiteFrame',
  component: SiteHeader,
  args: { brand: { name: 'ส่งไว', link: { href: '#' } }, label: '', links: [], currentId: 'faq' },
  argTypes: { brand: { control: false }, links: { control: false }, actions: { control: false }, menuButton: { control: false } },
  parameters: guide({
    aliases: ['header', 'footer', 'top bar', 'navbar', 'ส่วนหัวเว็บ', 'ส่วนท้ายเว็บ'],
    status: 'new',
    types: { file: 'src/site-frame/site-header.tsx', names: ['SiteLink'] },
    use: ['`SiteHeader` and `SiteFooter` around every public page: home, prices, news, help, the law.'],
    avoid: ['For people who have signed in: AppShell. On the page for signing in: the logo alone.'],
    keyboard: [['Tab', 'goes through the wordmark, the pages and the actions']],
    notes: [
      'Under 960 px the pages give way to a button for the menu; the Drawer has them.',
      'Each column of the footer is a navigation named by its heading.',
    ],
  }),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ currentId }, { globals }) => (
    <div className="sw-story-page">
      <ExampleHeader lang={globals} currentId={currentId} />
    </div>
  ),
};
export const Footer: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-page">
      <ExampleFooter lang={globals} />
    </div>
  ),
};
