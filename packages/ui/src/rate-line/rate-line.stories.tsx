import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { RateLine } from './rate-line.tsx';
import { SumLine } from './sum-line.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Route/RateLine',
  component: RateLine,
  args: { label: '', sections: [], stops: [] },
  argTypes: { label: { control: false }, sections: { control: false }, stops: { control: false } },
  parameters: guide({
    aliases: ['price explanation', 'bands', 'fare example', 'ราคาคิดอย่างไร'],
    status: 'new',
    types: { file: 'src/rate-line/rate-line.tsx', names: ['RateSection'] },
    use: ['To explain a price by an example: the way is cut where its rate changes, and SumLine below adds it up.'],
    avoid: ['For the price of an order: NumberBreakdown.'],
    notes: ['The sections are a list in order. The line itself is hidden from screen readers: its captions say all of it.'],
  }),
} satisfies Meta<typeof RateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const sectionsOf = (lang: Lang) => [
  { id: 'base', length: 3, title: '฿120', detail: say(lang, '3 กม. แรก', 'first 3 km') },
  { id: 'near', length: 12, title: '฿132', detail: say(lang, '12 กม. × ฿11', '12 km × ฿11') },
  { id: 'far', length: 3.4, title: '฿32.30', detail: say(lang, '3.4 กม. × ฿9.50', '3.4 km × ฿9.50') },
];
const labelOf = (lang: Lang) => say(lang, 'ราคาแต่ละช่วง', 'What each part costs');

export const Playground: Story = {
  render: (_, { globals }) => <RateLine label={labelOf(globals)} sections={sectionsOf(globals)} stops={[0, 9.6, 18.4]} />,
};
/** With its sum. */
export const WithSum: Story = {
  render: (_, { globals }) => (
    <>
      <RateLine label={labelOf(globals)} sections={sectionsOf(globals)} stops={[0, 9.6, 18.4]} />
      <SumLine
        parts={[
          { id: 'fare', term: say(globals, 'ค่าส่งตามระยะทาง', 'Fare by distance'), amount: '฿284.30' },
          { id: 'stop', term: say(globals, 'เพิ่ม 1 จุด', '1 extra stop'), amount: '฿40' },
          { id: 'cod', term: say(globals, 'เก็บเงินปลายทาง 50%', 'Cash on delivery 50%'), amount: '฿142.15' },
        ]}
        total={{ term: say(globals, 'รวม', 'Total'), amount: '฿466.45' }}
      />
    </>
  ),
};
