import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ProseTable } from './prose-table.tsx';

const meta = {
  title: 'Foundation/ProseTable',
  component: ProseTable,
  args: { head: [], rows: [] },
  argTypes: { head: { control: false }, rows: { control: false } },
  parameters: guide({
    aliases: ['text table', 'markdown table', 'ตารางในบทความ'],
    status: 'new',
    use: ['In running text, for sentences in two or three columns: what is stored, why, for how long.'],
    avoid: ['For records that are sorted, chosen or opened: Table.', 'For one thing and its properties: DescriptionList.'],
    notes: ['Under 560 px each row is a block of lines; screen readers still find a table.'],
  }),
} satisfies Meta<typeof ProseTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <ProseTable
      head={[say(globals, 'ชื่อ', 'Name'), say(globals, 'เพื่ออะไร', 'What for'), say(globals, 'นานเท่าไร', 'How long')]}
      rows={[
        [
          'songwai.lang',
          say(globals, 'ภาษาที่คุณเลือก', 'The language that you chose'),
          say(globals, 'จนกว่าคุณจะลบ', 'Until you delete it'),
        ],
        [
          'songwai.private.draft',
          say(globals, 'งานที่กรอกค้างไว้', 'An unfinished order'),
          say(globals, '7 วันหลังแก้ไขครั้งสุดท้าย', '7 days after the last change'),
        ],
      ]}
    />
  ),
};
