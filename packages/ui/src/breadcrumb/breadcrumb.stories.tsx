import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { BreadcrumbProps } from './breadcrumb.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Controls/Breadcrumb',
  component: Breadcrumb,
  args: {},
  parameters: guide({
    aliases: ['path', 'navigation trail', 'เส้นทางหน้า'],
    use: ['On a page that lies two or more levels below the menu: a job of the list, an invoice of a month.'],
    avoid: [
      'For the steps of a form: they are no places.',
      'On a page of the menu itself: its heading and the menu say where one is.',
    ],
    keyboard: [
      ['Tab', 'goes from level to level'],
      ['Enter', 'opens the level'],
    ],
    pattern: 'breadcrumb',
    notes: [
      'Under 480 px of its own width only the nearest page above is left, as a way back of 44 px.',
      'The page that is shown is no link, and is told as the current one.',
    ],
  }),
} satisfies Meta<BreadcrumbProps>;
export default meta;
type Story = StoryObj<BreadcrumbProps>;

type Lang = Record<string, unknown>;
const crumbsIn = (lang: Lang) => [
  { text: say(lang, 'รายการของฉัน', 'My jobs'), link: { href: '#jobs' } },
  { text: say(lang, 'พฤศจิกายน 2569', 'November 2026'), link: { href: '#november' } },
  { text: 'J000-48213' },
];

export const Playground: Story = {
  render: (args, { globals }) => (
    <Breadcrumb {...args} label={say(globals, 'คุณอยู่ที่นี่', 'You are here')} crumbs={crumbsIn(globals)} />
  ),
};

export const OnPhone: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Breadcrumb label={say(globals, 'คุณอยู่ที่นี่', 'You are here')} crumbs={crumbsIn(globals)} />
    </div>
  ),
};

export const LongNames: Story = {
  render: (_, { globals }) => (
    <Breadcrumb
      label={say(globals, 'คุณอยู่ที่นี่', 'You are here')}
      crumbs={[
        { text: say(globals, 'บัญชีธุรกิจ', 'Business account') },
        { text: say(globals, 'สาขาและผู้ใช้งานในเครือทั้งหมด', 'All branches and their users'), link: { href: '#branches' } },
        {
          text: say(globals, 'โรงพยาบาลสมเด็จพระปิ่นเกล้า กรมแพทย์ทหารเรือ', 'Somdech Phra Pinklao Hospital, Naval Medical Department'),
          link: { href: '#hospital' },
        },
        { text: say(globals, 'ใบแจ้งหนี้เดือนพฤศจิกายน', 'Invoice for November') },
      ]}
    />
  ),
};
