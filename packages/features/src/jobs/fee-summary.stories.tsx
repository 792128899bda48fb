import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { FeeSummary, type FeeSummaryProps } from './fee-summary.tsx';

const meta = {
  title: 'Jobs/FeeSummary',
  component: FeeSummary,
  args: {
    lines: [
      { id: 'distance', label: '18.40 กม.', detail: 'รถเก๋ง', value: '฿284.30' },
      { id: 'stops', label: '+1', value: '฿40' },
      { id: 'cod', label: 'COD', value: '฿142.15' },
    ],
    agreedSatang: 46_645,
    addedSatang: 0,
    charges: [
      {
        kind: 'waiting',
        stop: 0,
        minutes: 42,
        amountSatang: 3_000,
        text: { th: 'ค่ารอ จุดที่ 1 42 นาที', en: 'Waiting, stop 1, 42 min' },
      },
    ],
    isFinal: false,
  },
  parameters: guide({
    aliases: ['charges', 'price of a job', 'ค่าใช้จ่าย', 'ค่ารอ'],
    status: 'new',
    use: ['On the page of a job: what was agreed, and what came after it with the reason.'],
    avoid: ['Before the booking: the price breakdown of the order.'],
    notes: ['The total says "so far" until no more charges can come.'],
  }),
} satisfies Meta<FeeSummaryProps>;
export default meta;
type Story = StoryObj<FeeSummaryProps>;

const render: Story['render'] = (args, { globals }) => (
  <Surface language={languageOf(globals)}>
    <div className="sw-surface__part">
      <FeeSummary {...args} />
    </div>
  </Surface>
);

export const Playground: Story = { render };
export const Final: Story = { args: { isFinal: true }, render };
export const WithAddedPrice: Story = { args: { addedSatang: 5_000, charges: [] }, render };
