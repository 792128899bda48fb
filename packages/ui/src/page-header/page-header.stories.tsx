import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Frames/PageHeader',
  component: PageHeader,
  args: { title: '', detail: '' },
  argTypes: {
    title: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    detail: { control: 'text' },
    back: { control: false },
    state: { control: false },
    actions: { control: false },
    headingRef: { control: false },
  },
  parameters: guide({
    aliases: ['title bar', 'heading of a page', 'toolbar', 'หัวหน้า', 'ชื่อหน้า'],
    status: 'new',
    use: ['Once on each page inside the app: it has the page’s only first-level heading.'],
    avoid: [
      'For a section of a page: SettingsSection, FormSection or a plain heading.',
      'For more than three buttons: keep the two that most people use, and put the others in a Menu.',
    ],
    keyboard: [['Tab', 'goes to the way back, then through the actions; the heading takes the focus only from a script']],
    notes: [
      'After a change of page move the focus to the heading (`headingRef`), so that a screen reader reads where one is.',
      'On a narrow screen the actions go below the title.',
    ],
  }),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ title, detail }, { globals }) => (
    <PageHeader
      title={title || say(globals, 'งานของฉัน', 'My bookings')}
      detail={detail || say(globals, '20 งานในสัปดาห์นี้', '20 bookings this week')}
      actions={
        <>
          <Button icon={Download}>CSV</Button>
          <Button variant="primary">{say(globals, 'จองส่งของ', 'Book a delivery')}</Button>
        </>
      }
    />
  ),
};
export const WithWayBack: Story = {
  render: (_, { globals }) => (
    <PageHeader
      title="J000-24819"
      back={{ text: say(globals, 'งานของฉัน', 'My bookings'), link: { href: '#back' } }}
      state={<Badge tone="info">{say(globals, 'กำลังส่ง', 'Delivering')}</Badge>}
      detail={say(globals, 'ร้านดอกไม้บ้านอารีย์ ไปบีทีเอสอ่อนนุช ผ่านอีก 1 จุด', 'Baan Ari Flowers to BTS On Nut, one stop between')}
      actions={<Button>{say(globals, 'แชร์ลิงก์ติดตาม', 'Share the tracking link')}</Button>}
    />
  ),
};
export const LongTitle: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <PageHeader
        title={say(
          globals,
          'ใบกำกับภาษีเต็มรูปแบบของบริษัท สยามดอกไม้สดและของขวัญ จำกัด (สำนักงานใหญ่)',
          'Full tax invoices of Siam Fresh Flowers and Gifts Company Limited (head office)',
        )}
        actions={<Button variant="primary">{say(globals, 'ดาวน์โหลด', 'Download')}</Button>}
      />
    </div>
  ),
};
export const TitleAlone: Story = {
  render: (_, { globals }) => <PageHeader title={say(globals, 'ตั้งค่า', 'Settings')} />,
};
