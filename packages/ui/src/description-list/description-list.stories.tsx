import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DescriptionList } from './description-list.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items: [], emptyText: '', kind: 'rows' },
  argTypes: { items: { control: false }, emptyText: { control: 'text' } },
  parameters: guide({
    aliases: ['key value', 'definition list', 'details', 'properties', 'รายละเอียด', 'ข้อมูลทีละช่อง'],
    status: 'new',
    types: { file: 'src/description-list/description-list.tsx', names: ['Description'] },
    use: ['What is known about one thing: a profile, a company, a booking. `rows` inside a card, `plain` in running content.'],
    avoid: ['For several things of one kind: the table. For a price: NumberBreakdown.'],
    notes: [
      'Each term is read with its detail. What is not known says so in words.',
      'Term and detail stand below each other under 480 px of their own width, whatever the window has.',
    ],
  }),
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const itemsOf = (lang: Lang) => {
  const edit = <Button variant="quiet">{say(lang, 'แก้ไข', 'Edit')}</Button>;
  const proven = <Badge tone="success">{say(lang, 'ยืนยันแล้ว', 'Confirmed')}</Badge>;
  return [
    {
      term: say(lang, 'เบอร์โทร', 'Phone'),
      detail: '081 555 0148',
      end: (
        <>
          {proven}
          {edit}
        </>
      ),
    },
    { term: say(lang, 'อีเมล', 'E-mail'), detail: 'company@songwai.test', end: edit },
    {
      term: say(lang, 'ที่อยู่ตามใบทะเบียน', 'Registered address'),
      detail: say(lang, '99/8 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพฯ 10400', '99/8 Soi Ari 4, Phaya Thai, Bangkok 10400'),
    },
    { term: say(lang, 'วันเกิด', 'Date of birth'), end: edit },
  ];
};
const emptyOf = (lang: Lang) => say(lang, 'ยังไม่ได้กรอก', 'Not given yet');

export const Playground: Story = {
  render: ({ kind, emptyText }, { globals }) => (
    <Card padding={kind === 'rows' ? 'none' : 'medium'}>
      <DescriptionList items={itemsOf(globals)} emptyText={emptyText || emptyOf(globals)} kind={kind} />
    </Card>
  ),
};
export const Plain: Story = {
  render: (_, { globals }) => <DescriptionList items={itemsOf(globals)} emptyText={emptyOf(globals)} />,
};
export const Loading: Story = {
  render: (_, { globals }) => (
    <Card padding="none">
      <DescriptionList
        kind="rows"
        items={itemsOf(globals)}
        emptyText={emptyOf(globals)}
        loadingLabel={say(globals, 'กำลังโหลดโปรไฟล์', 'Loading the profile')}
      />
    </Card>
  ),
};
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Card padding="none">
        <DescriptionList kind="rows" items={itemsOf(globals)} emptyText={emptyOf(globals)} />
      </Card>
    </div>
  ),
};
