import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { BarCode } from './bar-code.tsx';

const value = '|099400016550100\r261200042\r0105599008770\r1235520';

const meta = {
  title: 'Data/BarCode',
  component: BarCode,
  args: { value, label: '' },
  parameters: guide({
    aliases: ['Code 128', 'bill payment', 'บาร์โค้ด', 'บิลเพย์เมนต์'],
    status: 'new',
    use: ['For a bill that is paid at a counter or read by a bank’s app.'],
    avoid: ['For what a phone’s camera reads: QrCode.'],
    notes: ['White in both themes. `bar-picture` makes a PNG of it, with the sum and the references.'],
  }),
} satisfies Meta<typeof BarCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <div className="sw-story-column">
      <BarCode
        {...args}
        label={say(globals, 'บาร์โค้ดสำหรับจ่าย ฿12,355.20', 'Bar code to pay ฿12,355.20')}
        head={<strong className="sw-heading">฿12,355.20</strong>}
        caption={say(globals, 'จ่ายก่อน 16/12/2026', 'Pay before 16/12/2026')}
      />
    </div>
  ),
};
