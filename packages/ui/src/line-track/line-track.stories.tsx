import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, Lock } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Card } from '../card/card.tsx';
import { LineTrack, type TrackPoint } from './line-track.tsx';

type Lang = Record<string, unknown>;

const invoice = (lang: Lang, left: number): readonly TrackPoint[] => [
  { id: 'issued', at: 0, state: 'done', title: '01/12', detail: say(lang, 'ออกใบ', 'Issued') },
  {
    id: 'today',
    at: (15 - left) / 15,
    state: 'focus',
    number: left,
    title: say(lang, `เหลือ ${left} วัน`, `${left} days left`),
    detail: say(lang, `วันนี้ ${16 - left}/12`, `Today ${16 - left}/12`),
  },
  { id: 'due', at: 1, state: 'todo', title: '16/12', detail: say(lang, 'ครบกำหนด', 'Due') },
];

const tiers = (lang: Lang): readonly TrackPoint[] => [
  { id: 'general', at: 0, state: 'done', title: say(lang, 'ทั่วไป', 'General'), detail: say(lang, 'เริ่มต้น', 'Start') },
  { id: 'silver', at: 1 / 3, state: 'done', title: say(lang, 'ซิลเวอร์', 'Silver'), detail: '฿3,000' },
  { id: 'gold', at: 2 / 3, state: 'focus', icon: Award, title: say(lang, 'โกลด์', 'Gold'), detail: '฿10,000' },
  { id: 'platinum', at: 1, state: 'todo', icon: Lock, title: say(lang, 'แพลทินัม', 'Platinum'), detail: '฿30,000' },
];

const meta = {
  title: 'Route/LineTrack',
  component: LineTrack,
  args: { label: '', points: [], reached: 0.5, rest: 'dotted', tone: 'plain' },
  argTypes: {
    label: { control: false },
    points: { control: false },
    reached: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  parameters: guide({
    aliases: ['due date line', 'tier progress', 'milestones', 'เส้นเวลา', 'ระดับสมาชิก', 'ครบกำหนด'],
    status: 'new',
    types: { file: 'src/line-track/line-track.tsx', names: ['TrackPoint'] },
    use: ['For two to four dates or sums on the way from one to another: the days of an invoice, the tiers of a member.'],
    avoid: ['For how much of a task is done: Progress. For what one does one after the other: Steps.'],
    notes: [
      'A list in order; where one is has `aria-current`. Say in the captions what the line shows: how many days, how much is left.',
      'A caption that would touch the one before it stands above the line. Under 280 px (or with text at 200 %) it is an upright list.',
    ],
  }),
} satisfies Meta<typeof LineTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

const due = (lang: Lang, left: number) => ({
  label: say(lang, 'กว่าจะครบกำหนด', 'Until it is due'),
  points: invoice(lang, left),
  reached: (15 - left) / 15,
  rest: 'dotted' as const,
});

export const Playground: Story = {
  render: ({ reached, rest, tone }, { globals }) => <LineTrack {...due(globals, 8)} {...{ reached, rest, tone }} />,
};
export const FewDaysLeft: Story = { render: (_, { globals }) => <LineTrack {...due(globals, 2)} /> };
export const JustIssued: Story = { render: (_, { globals }) => <LineTrack {...due(globals, 14)} /> };
export const OnDeepCard: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-deep">
      <LineTrack label={say(globals, 'ระดับสมาชิก', 'Tiers')} points={tiers(globals)} reached={2 / 3} rest="rest" tone="deep" />
    </div>
  ),
};
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Card>
        <LineTrack {...due(globals, 8)} />
      </Card>
      <Card>
        <LineTrack label={say(globals, 'ระดับสมาชิก', 'Tiers')} points={tiers(globals)} reached={2 / 3} />
      </Card>
    </div>
  ),
};
