import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: '', value: 0.3, valueText: '', state: 'running', detail: '', isLabelHidden: false },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    detail: { control: 'text' },
    cancel: { control: false },
  },
  parameters: guide({
    aliases: ['progress bar', 'percentage', 'ความคืบหน้า'],
    use: ['For a wait of more than a few seconds whose length is known: an upload, a file being read, rows being booked.'],
    avoid: [
      'For a short wait: a button that loads, a skeleton, a spinner.',
      'For changing pages: the loading bar.',
      'For steps that a person takes: Steps or a timeline.',
    ],
    notes: [
      'A `progressbar` named by its label; a reader hears `valueText` ("12 of 40 rows") instead of a bare percentage.',
      'It does not speak by itself: say the end through a toast or the live announcer.',
      'Unknown length: `value: null`. Under reduced motion it stands still and faint instead of running.',
    ],
  }),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lang = Record<string, unknown>;

const upload = (lang: Lang) => ({
  label: say(lang, 'กำลังอ่าน orders.xlsx', 'Reading orders.xlsx'),
  valueText: say(lang, '12 จาก 40 แถว', '12 of 40 rows'),
});
const stop = (lang: Lang) => <IconButton icon={X} label={say(lang, 'หยุดอัปโหลด', 'Stop uploading')} />;

export const Playground: Story = {
  render: (args, { globals }) => (
    <div className="sw-story-column">
      <Progress
        {...args}
        label={args.label || upload(globals).label}
        valueText={args.valueText || (args.value === null ? undefined : `${Math.round(args.value * 100)} %`)}
      />
    </div>
  ),
};
export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Progress {...upload(globals)} value={0} valueText={say(globals, '0 จาก 40 แถว', '0 of 40 rows')} />
      <Progress {...upload(globals)} value={0.3} />
      <Progress
        label={say(globals, 'อ่านครบแล้ว', 'All read')}
        value={1}
        state="done"
        valueText={say(globals, '40 แถว', '40 rows')}
      />
      <Progress
        {...upload(globals)}
        value={0.3}
        state="failed"
        detail={say(globals, 'เน็ตหลุดที่แถว 12 แถวที่อ่านแล้วยังอยู่', 'Connection lost at row 12. The rows read so far are kept.')}
      />
    </div>
  ),
};
export const LengthUnknown: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Progress label={say(globals, 'กำลังจัดเส้นทางให้สั้นที่สุด', 'Finding the shortest route')} value={null} />
    </div>
  ),
};
export const WithCancel: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Progress {...upload(globals)} value={0.62} cancel={stop(globals)} />
    </div>
  ),
};
export const LongText: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Progress
        label={say(
          globals,
          'กำลังอัปโหลด รายการส่งประจำเดือนกรกฎาคม สาขาสีลมคอมเพล็กซ์ ฉบับแก้ไขล่าสุด.xlsx',
          'Uploading deliveries of July, Silom Complex branch, last revision (2).xlsx',
        )}
        value={0.62}
        valueText={say(globals, 'เหลืออีกประมาณ 2 นาที', 'About 2 minutes left')}
        cancel={stop(globals)}
      />
    </div>
  ),
};
