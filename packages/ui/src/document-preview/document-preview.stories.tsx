import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { DocumentPreview, type DocumentPreviewProps } from './document-preview.tsx';

type Lang = Record<string, unknown>;

const quotation = (lang: Lang): DocumentPreviewProps => ({
  issuer: {
    name: say(lang, 'ส่งไว', 'Songwai'),
    detail: say(lang, 'โทร. 02 000 0000 · songwai.example', 'Tel. 02 000 0000 · songwai.example'),
  },
  title: say(lang, 'ใบเสนอราคา', 'Quotation'),
  subtitle: say(lang, 'บริการคนขับรายเดือน', 'Monthly driver hire'),
  recipient: {
    label: say(lang, 'เสนอ', 'To'),
    lines: [
      say(lang, 'บริษัท ขนมไทยบ้านสวน จำกัด', 'Khanom Thai Ban Suan Co., Ltd.'),
      say(lang, 'คุณพิมพ์ชนก ใจดี', 'Pimchanok Jaidee'),
      say(lang, '88/4 ซอยลาดพร้าว 71 กรุงเทพมหานคร 10230', '88/4 Soi Lat Phrao 71, Bangkok 10230'),
    ],
  },
  facts: [
    { label: say(lang, 'เลขที่', 'No.'), value: 'Q2026-00012' },
    { label: say(lang, 'วันที่', 'Date'), value: '24/11/2026' },
    { label: say(lang, 'ยืนราคาถึง', 'Valid until'), value: '24/12/2026' },
  ],
  columns: {
    item: say(lang, 'รายการ', 'Item'),
    quantity: say(lang, 'จำนวน', 'Quantity'),
    unitPrice: say(lang, 'ราคาต่อหน่วย', 'Unit price'),
    amount: say(lang, 'จำนวนเงิน (บาท)', 'Amount (THB)'),
  },
  rows: [
    {
      id: 'hire',
      name: say(lang, 'มอเตอร์ไซค์ รายเดือน', 'Motorcycle, monthly'),
      details: [say(lang, 'จันทร์ถึงเสาร์ วันละ 9 ชั่วโมง', 'Monday to Saturday, 9 hours a day')],
      quantity: say(lang, '2 คน × 3 เดือน', '2 drivers × 3 months'),
      unitPrice: '17,500.00',
      amount: '105,000.00',
    },
    {
      id: 'shirt',
      name: say(lang, 'เสื้อและสติกเกอร์โลโก้', 'Shirt and stickers with your logo'),
      quantity: say(lang, '1 ครั้ง', 'Once'),
      unitPrice: '1,200.00',
      amount: '1,200.00',
    },
  ],
  sums: [{ label: say(lang, 'รวมเป็นเงิน', 'Subtotal'), value: '106,200.00' }],
  total: { label: say(lang, 'ยอดรวมทั้งสิ้น', 'Total'), value: '฿106,200.00' },
  totalInWords: {
    label: say(lang, 'ยอดรวมเป็นตัวอักษร', 'Total in words'),
    value: say(lang, 'หนึ่งแสนหกพันสองร้อยบาทถ้วน', 'One hundred and six thousand two hundred baht only'),
  },
  steps: {
    label: say(lang, 'เริ่มงานอย่างไร', 'How it starts'),
    items: [
      say(lang, 'ยืนยันใบเสนอราคา', 'Accept the quotation'),
      say(lang, 'ทีมขายนัดรายละเอียด', 'Sales settles the details'),
      say(lang, 'คนขับเริ่มงาน', 'The drivers start'),
    ],
  },
  notes: [say(lang, 'ไม่รวมค่าทางด่วนและค่าจอดรถ', 'Tolls and parking are not included.')],
  signatures: [say(lang, 'ผู้อนุมัติสั่งซื้อ', 'Approved by'), say(lang, 'ผู้เสนอราคา ส่งไว', 'Offered by Songwai')],
});

const meta = {
  title: 'Display/DocumentPreview',
  component: DocumentPreview,
  args: quotation({ lang: 'th' }),
  parameters: guide({
    types: { file: 'src/document-preview/document-preview.tsx', names: ['DocumentRow'] },
    aliases: ['paper', 'quotation', 'invoice', 'A4', 'ใบเสนอราคา', 'เอกสาร'],
    status: 'new',
    use: ['To show a priced document as it will be printed: while it is filled in, and once it is issued.'],
    avoid: ['As the only place where a sum can be read: on a phone it is small, so say the sums beside it too.'],
    notes: [
      'All sizes follow the width of the container. Light in both themes. Beside it, `sw-not-on-paper` hides what is not to be printed.',
    ],
  }),
} satisfies Meta<typeof DocumentPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (_, { globals }) => <DocumentPreview {...quotation(globals)} /> };
export const Small: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <DocumentPreview {...quotation(globals)} steps={undefined} />
    </div>
  ),
};
