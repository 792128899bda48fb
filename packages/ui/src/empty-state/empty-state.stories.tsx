import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ParcelWaiting } from '../illustration/parcel-waiting.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: '', children: '' },
  argTypes: { children: { control: 'text' }, drawing: { control: false }, action: { control: false } },
  parameters: guide({
    aliases: ['no data', 'no results', 'blank slate', 'ยังไม่มีข้อมูล'],
    use: [
      'In the place of a list with nothing in it yet: one line that says so, and the action that fills it.',
      'For a filter that finds nothing: say what was looked for, and offer to take the filter away.',
    ],
    avoid: ['Where it did not load: the error state. While it loads: a skeleton.', 'In a corner of a page: a plain sentence.'],
    notes: [
      'Plain text; with `headingLevel` the title is the heading of the page or section that shows nothing else. The drawing is silent.',
    ],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lang = Record<string, unknown>;

const noJobs = (lang: Lang) => ({
  title: say(lang, 'วันนี้ยังไม่มีรายการ', 'Nothing booked today'),
  text: say(lang, 'เรียกรถเที่ยวแรกของวัน ใช้เวลาไม่ถึงนาที', 'The first one takes less than a minute'),
  action: <Button variant="primary">{say(lang, 'เรียกรถ', 'Book a delivery')}</Button>,
});

export const Playground: Story = {
  render: (args, { globals }) => {
    const { title, text, action } = noJobs(globals);
    return (
      <EmptyState {...args} drawing={<ParcelWaiting />} title={args.title || title} action={action}>
        {args.children || text}
      </EmptyState>
    );
  },
};
export const NothingYet: Story = {
  render: (_, { globals }) => {
    const { title, text, action } = noJobs(globals);
    return (
      <EmptyState drawing={<ParcelWaiting />} title={title} action={action}>
        {text}
      </EmptyState>
    );
  },
};
export const NothingFound: Story = {
  render: (_, { globals }) => (
    <EmptyState
      drawing={
        <span
          className="sw-empty__mark"
          style={{ background: 'var(--songwai-brand-tint)', color: 'var(--songwai-brand-strong)' }}
        >
          <Icon icon={SearchX} />
        </span>
      }
      title={say(globals, 'ไม่พบงานที่ตรงกับ “สีลม” ในเดือนนี้', 'No job this month matches “Silom”')}
      action={<Button>{say(globals, 'ล้างตัวกรอง', 'Clear filters')}</Button>}
    />
  ),
};
export const OnlyLine: Story = {
  render: (_, { globals }) => <EmptyState title={say(globals, 'ยังไม่มีบัตร', 'No card yet')} />,
};
