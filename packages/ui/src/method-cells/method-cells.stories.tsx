import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, QrCode, Wallet } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { MethodCells } from './method-cells.tsx';

const meta = {
  title: 'Data/MethodCells',
  component: MethodCells,
  args: { labelledBy: 'ways', items: [] },
  argTypes: { items: { control: false }, labelledBy: { control: false } },
  parameters: guide({
    aliases: ['payment methods', 'feature row', 'วิธีจ่าย', 'ช่องทางชำระ'],
    status: 'new',
    types: { file: 'src/method-cells/method-cells.tsx', names: ['MethodCell'] },
    use: ['Three to five equal ways of one thing, to be read: the ways to pay.'],
    avoid: ['Where one of them is chosen: RadioCards.'],
    notes: ['A list named by the heading above it; each cell has a heading of its own.'],
  }),
} satisfies Meta<typeof MethodCells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <>
      <h2 id="ways" className="sw-heading">
        {say(globals, 'จ่ายแบบที่สะดวก', 'Pay the way that suits you')}
      </h2>
      <MethodCells
        labelledBy="ways"
        items={[
          {
            id: 'cash',
            icon: Banknote,
            title: say(globals, 'เงินสด', 'Cash'),
            text: say(globals, 'จ่ายคนขับที่จุดรับ', 'Paid to the driver at the pick-up'),
          },
          {
            id: 'wallet',
            icon: Wallet,
            title: say(globals, 'กระเป๋าเงิน', 'Wallet'),
            text: say(globals, 'เติมไว้ล่วงหน้า', 'Topped up in advance'),
            badge: <Badge tone="bonus">{say(globals, 'ได้เพิ่ม ฿1,500', '฿1,500 on top')}</Badge>,
          },
          {
            id: 'qr',
            icon: QrCode,
            title: say(globals, 'พร้อมเพย์', 'PromptPay'),
            text: say(globals, 'สแกน QR ด้วยแอปธนาคาร', 'Scan the QR code in your banking app'),
          },
        ]}
      />
    </>
  ),
};
