import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { BarChartProps } from './bar-chart.tsx';
import { BarChart } from './bar-chart.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: { highlightedId: '16/11', isLoading: false },
  argTypes: { highlightedId: { control: 'text' } },
  parameters: guide({
    aliases: ['graph', 'chart', 'กราฟ', 'แผนภูมิ'],
    use: [
      'For a few values of one kind in their order: spend by week, jobs by month. Four to sixteen bars.',
      'Beside a sentence that says what is to be seen in it.',
    ],
    avoid: [
      'For one or two values: write them.',
      'For shares of a whole, or more than one series: a table.',
      'For a balance that goes below zero: bars start at zero.',
    ],
    keyboard: [
      ['Tab', 'goes to the marked bar, then to “as a table”'],
      ['← →', 'walk the bars; each says its name and value'],
      ['Home, End', 'go to the first or last bar'],
      ['Escape', 'takes the note away'],
    ],
    notes: [
      'The same figures stand behind it as a table: always there for a screen reader, and seen at the press of the button.',
      'A finger shows a bar’s note by touching its column. Marigold marks the one bar that the text speaks of.',
      'The scale begins at zero and ends at a round value; at most six bars are named below, the last among them.',
    ],
  }),
} satisfies Meta<BarChartProps>;
export default meta;
type Story = StoryObj<BarChartProps>;

const spend: readonly (readonly [week: string, th: string, en: string, baht: number])[] = [
  ['28/9', '28 ก.ย. – 4 ต.ค.', '28 Sep – 4 Oct', 2010],
  ['5/10', '5–11 ต.ค.', '5–11 Oct', 2760.5],
  ['12/10', '12–18 ต.ค.', '12–18 Oct', 2435],
  ['19/10', '19–25 ต.ค.', '19–25 Oct', 3180.25],
  ['26/10', '26 ต.ค. – 1 พ.ย.', '26 Oct – 1 Nov', 4410],
  ['2/11', '2–8 พ.ย.', '2–8 Nov', 2820.75],
  ['9/11', '9–15 พ.ย.', '9–15 Nov', 3902.75],
  ['16/11', '16–22 พ.ย.', '16–22 Nov', 3284.5],
];

const barsIn = (lang: Lang, share = 1) =>
  spend.map(([label, th, en, value]) => ({ id: label, label, name: say(lang, th, en), value: value * share }));

const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });

const chartIn = (lang: Lang): BarChartProps => ({
  label: say(lang, 'ค่าส่งรายสัปดาห์', 'Spend by week'),
  bars: barsIn(lang),
  format: (value) => `฿${baht.format(value)}`,
  formatAxis: (value) => baht.format(value),
  empty: (
    <EmptyState
      title={say(lang, 'ยังไม่มีค่าส่ง', 'Nothing spent yet')}
      action={<Button>{say(lang, 'เรียกรถ', 'Book a delivery')}</Button>}
    />
  ),
  texts: {
    nameHeader: say(lang, 'สัปดาห์', 'Week'),
    valueHeader: say(lang, 'ค่าส่ง', 'Spend'),
    showTable: say(lang, 'ดูเป็นตาราง', 'As a table'),
    instructions: say(lang, 'ใช้ลูกศรซ้ายขวาเพื่อดูทีละสัปดาห์', 'Use the left and right arrows to go from week to week'),
    loading: say(lang, 'กำลังโหลดกราฟ', 'Loading the chart'),
  },
});

const chart = (args: (lang: Lang) => Partial<BarChartProps>): Story => ({
  render: (shown, { globals }) => (
    <div className="sw-story-column">
      <Card padding="large">
        <BarChart {...shown} {...chartIn(globals)} {...args(globals)} />
      </Card>
    </div>
  ),
});

export const Playground: Story = chart(() => ({}));
export const FullWidth: Story = {
  render: (shown, { globals }) => <BarChart {...shown} {...chartIn(globals)} />,
};
export const FourBars: Story = chart((lang) => ({ bars: barsIn(lang).slice(-4) }));
export const SmallSums: Story = chart((lang) => ({ bars: barsIn(lang, 0.004) }));
export const QuietYear: Story = {
  render: (shown, { globals }) => (
    <BarChart
      {...shown}
      {...chartIn(globals)}
      bars={Array.from({ length: 26 }, (_, index) => ({
        id: `${index}`,
        label: `${index + 1}`,
        name: say(globals, `สัปดาห์ที่ ${index + 1}`, `Week ${index + 1}`),
        value: index % 5 === 0 ? 0 : 300 + ((index * 137) % 700),
      }))}
      highlightedId="25"
    />
  ),
};
export const Loading: Story = chart(() => ({ isLoading: true }));
export const Empty: Story = chart((lang) => ({ bars: barsIn(lang, 0) }));
